import { nombreDeConcepto } from '@colega/contract/dinero';
import { fecha, importe, numero, type TablaPorExportar, texto } from '../../../exportar/tabla.ts';
import { nombreDelCircuito } from '../cierres/tabla-de-cierre.ts';
import type { AsientoLeido } from './diario.repository.ts';
import { separarDebeYHaber } from './diario.service.ts';
import type { PlanDeCuentas } from './plan-de-cuentas.ts';

export type LineaDelDiario = Omit<AsientoLeido, 'lineas'> & {
  /** From 1 in the file, without gaps. */
  orden: number;
  codigo: string;
  cuenta: string;
  debe: string | null;
  haber: string | null;
};

/** One row for each line of an entry, with the code that its account had that day. */
export const armarLineas = (plan: PlanDeCuentas, asientos: readonly AsientoLeido[], desde: number): LineaDelDiario[] =>
  asientos.flatMap(({ lineas, ...asiento }, i) =>
    lineas.map(({ importe: monto, ...de }) => {
      const { codigo, nombre } = plan.de(plan.claveDe(de, asiento.cupon?.circuito, asiento.dia), asiento.dia);
      return { ...asiento, orden: desde + i + 1, codigo, cuenta: nombre, ...separarDebeYHaber(monto) };
    }),
  );

export const TABLA_DEL_DIARIO: TablaPorExportar<LineaDelDiario> = {
  nombre: 'Libro diario',
  columnas: [
    { titulo: 'Orden', ancho: 9, celda: (l) => numero(l.orden) },
    { titulo: 'Fecha', ancho: 12, celda: (l) => fecha(l.dia) },
    { titulo: 'Asiento', ancho: 12, celda: (l) => numero(l.id) },
    { titulo: 'Código', ancho: 14, celda: (l) => texto(l.codigo) },
    { titulo: 'Cuenta', ancho: 36, celda: (l) => texto(l.cuenta) },
    { titulo: 'Concepto', ancho: 28, celda: (l) => texto(nombreDeConcepto(l.concepto)) },
    { titulo: 'Cupón', ancho: 12, celda: (l) => numero(l.numero_boleta) },
    { titulo: 'Circuito', ancho: 14, celda: (l) => texto(l.cupon && nombreDelCircuito(l.cupon.circuito)) },
    { titulo: 'Legajo', ancho: 12, celda: (l) => numero(l.cupon?.legajo ?? null) },
    { titulo: 'CUIT', ancho: 14, celda: (l) => texto(l.persona?.cuit ?? null) },
    { titulo: 'Persona', ancho: 30, celda: (l) => texto(l.persona?.nombre ?? null) },
    { titulo: 'Cierre', ancho: 10, celda: (l) => numero(l.cierre?.numero ?? null) },
    { titulo: 'Debe', ancho: 16, celda: (l) => importe(l.debe) },
    { titulo: 'Haber', ancho: 16, celda: (l) => importe(l.haber) },
  ],
};
