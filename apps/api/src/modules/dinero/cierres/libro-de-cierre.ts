import type { CajonDeUno, CierreEntero, ContadoEnElCajon } from '@colega/contract/dinero';
import { explicarArqueo } from '@colega/domain/dinero';
import {
  type MovidoDeCuenta,
  type NombreDeCircuito,
  type SumaDeGrupo,
  sumarCierre,
} from '../../../documents/sumas-de-cierre.ts';
import {
  encabezadoDe,
  fecha,
  filaDe,
  type HojaDeDatos,
  importe,
  numero,
  type TablaPorExportar,
  texto,
} from '../../../exportar/tabla.ts';
import { hoy } from '../../../hoy.ts';
import type { MovimientoCerrado } from './cierres.repository.ts';
import { tablaDeCierre } from './tabla-de-cierre.ts';

const FICHA: TablaPorExportar<CierreEntero> = {
  nombre: 'Cierre',
  columnas: [
    { titulo: 'Número', ancho: 10, celda: (c) => numero(c.numero) },
    { titulo: 'Día', ancho: 12, celda: (c) => fecha(c.dia) },
    { titulo: 'Cerrado por', ancho: 24, celda: (c) => texto(c.quien) },
    { titulo: 'Cerrado el', ancho: 14, celda: (c) => fecha(hoy(() => new Date(c.cerrado_en))) },
    { titulo: 'Asientos', ancho: 12, celda: (c) => numero(c.asientos) },
    { titulo: 'Entró menos lo que salió', ancho: 26, celda: (c) => importe(c.total) },
    { titulo: 'Arqueo', ancho: 36, celda: (c) => texto(explicarArqueo(c.arqueo)) },
  ],
};

const armarTablaDeCuentas = (conDiferencia: boolean): TablaPorExportar<MovidoDeCuenta> => ({
  nombre: 'Por medio y banco',
  columnas: [
    { titulo: 'Cuenta', ancho: 44, celda: (c) => texto(c.nombre) },
    { titulo: 'Había', ancho: 16, celda: (c) => importe(c.inicial) },
    { titulo: 'Entró', ancho: 16, celda: (c) => importe(c.entradas) },
    { titulo: 'Salió', ancho: 16, celda: (c) => importe(c.salidas) },
    ...(conDiferencia
      ? [{ titulo: 'Diferencia', ancho: 16, celda: (c: MovidoDeCuenta) => importe(c.diferencia) }]
      : []),
    { titulo: 'Queda', ancho: 16, celda: (c) => importe(c.final) },
  ],
});

const CONTADOS: TablaPorExportar<ContadoEnElCajon> = {
  nombre: 'Arqueo',
  columnas: [
    { titulo: 'Del cajón', ancho: 32, celda: (c) => texto(c.nombre) },
    { titulo: 'Tendría que haber', ancho: 20, celda: (c) => importe(c.esperado) },
    { titulo: 'Se contó', ancho: 16, celda: (c) => importe(c.contado) },
    { titulo: 'Diferencia', ancho: 16, celda: (c) => importe(c.diferencia) },
    { titulo: 'Motivo', ancho: 60, celda: (c) => texto(c.motivo) },
  ],
};

const CAJONES: TablaPorExportar<CajonDeUno> = {
  nombre: 'Lo que entregó cada uno',
  columnas: [
    { titulo: 'Quién', ancho: 32, celda: (c) => texto(c.quien) },
    { titulo: 'Del cajón', ancho: 32, celda: (c) => texto(c.nombre) },
    { titulo: 'Tendría que haber', ancho: 20, celda: (c) => importe(c.esperado) },
    { titulo: 'Contó', ancho: 16, celda: (c) => (c.contado === null ? texto('No lo entregó') : importe(c.contado)) },
    { titulo: 'Diferencia', ancho: 16, celda: (c) => importe(c.diferencia) },
    { titulo: 'Motivo', ancho: 60, celda: (c) => texto(c.motivo) },
    {
      titulo: 'Lo entregó el',
      ancho: 16,
      celda: (c) => fecha(c.entrega && hoy(() => new Date(c.entrega?.entregada_en ?? ''))),
    },
  ],
};

const tablaDeGrupo = (nombre: string, cabeza: string): TablaPorExportar<SumaDeGrupo> => ({
  nombre,
  columnas: [
    { titulo: cabeza, ancho: 32, celda: (g) => texto(g.nombre) },
    { titulo: 'Entró', ancho: 16, celda: (g) => importe(g.entradas) },
    { titulo: 'Salió', ancho: 16, celda: (g) => importe(g.salidas) },
    { titulo: 'Neto', ancho: 16, celda: (g) => importe(g.neto) },
  ],
});

const hojaDe = <F>(tabla: TablaPorExportar<F>, filas: readonly F[]): HojaDeDatos => ({
  ...encabezadoDe(tabla),
  filas: filas.map((fila) => filaDe(tabla, fila)),
});

/** What its paper tells, table by table, and then each movement. */
export const armarLibroDeCierre = (
  cierre: CierreEntero,
  movimientos: readonly MovimientoCerrado[],
  nombreDeCircuito: NombreDeCircuito,
): HojaDeDatos[] => {
  const { cuentas, grupos } = sumarCierre(cierre, nombreDeCircuito);
  return [
    hojaDe(FICHA, [cierre]),
    hojaDe(armarTablaDeCuentas(cuentas.conDiferencia), [...cuentas.filas, cuentas.total]),
    ...(cierre.contados.length > 0 ? [hojaDe(CONTADOS, cierre.contados)] : []),
    ...(cierre.cajones.length > 0 ? [hojaDe(CAJONES, cierre.cajones)] : []),
    ...grupos.map(({ titulo, cabeza, filas, total }) => hojaDe(tablaDeGrupo(titulo, cabeza), [...filas, total])),
    hojaDe(tablaDeCierre, movimientos),
  ];
};
