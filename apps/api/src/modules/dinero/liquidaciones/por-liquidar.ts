import { tasaDe } from '@colega/domain/colegio';
import {
  aplicarRecargo,
  explicarCargoDeMatricula,
  explicarSancion,
  type GruposDeLiquidacion,
  type ItemDeLiquidacion,
} from '@colega/domain/dinero';
import type { Fecha } from '@colega/domain/fechas';
import { importe as aImporte, Decimal, type Importe } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { leerListasEnVigor } from '../../colegio/leer-colegio.service.ts';
import {
  type CargoPorLiquidar,
  type CreditoDisponible,
  findCargosPorLiquidar,
  findCreditosDisponibles,
  findSancionesPorLiquidar,
  type SancionPorLiquidar,
} from './por-liquidar.repository.ts';

/** A day and the monthly surcharge of it. */
export type PrecioDelDia = { hoy: Fecha; tasa: string };

export const precioDelDia = async (db: Db, hoy: Fecha): Promise<PrecioDelDia> => ({
  ...{ hoy, tasa: tasaDe(await leerListasEnVigor(db), 'recargo_mensual', hoy) },
});

/** The rest of a charge at that day's price, with its monthly surcharge once overdue (S-204). */
export const importeDeCargo = (
  { importe, vencimiento }: { importe: string; vencimiento: Fecha },
  { hoy, tasa }: PrecioDelDia,
): string => aplicarRecargo(importe, vencimiento, hoy, tasa);

const saldoDe = ({ importe, pagado }: { importe: string; pagado: string }): Importe =>
  aImporte(new Decimal(importe).minus(pagado));

const delCargo = (cargo: CargoPorLiquidar, precio: PrecioDelDia): ItemDeLiquidacion => {
  const capital = saldoDe(cargo);
  const mora = { vencimiento: cargo.vencimiento, dia: precio.hoy, tasaMensual: precio.tasa };
  return {
    id: cargo.id,
    descripcion: cargo.descripcion,
    importe_total: importeDeCargo({ importe: capital, vencimiento: cargo.vencimiento }, precio),
    capital,
    pasos: explicarCargoDeMatricula(cargo, mora),
    matricula: cargo.matricula,
    numero: String(cargo.anio),
    vencimiento: cargo.vencimiento,
    concepto: { key: cargo.concepto, tipo_key: 'matricula' },
    espera_cupon: null,
    seleccionadoParaLiquidar: true,
  };
};

const deLaSancion = ({ id, motivo, matricula, ...sancion }: SancionPorLiquidar): ItemDeLiquidacion => {
  const capital = saldoDe(sancion);
  return {
    id,
    descripcion: `Sanción: ${motivo}`,
    importe_total: capital,
    capital,
    pasos: explicarSancion({ motivo, ...sancion }),
    matricula,
    numero: String(id),
    vencimiento: null,
    concepto: { key: 'sancion', tipo_key: 'sancion' },
    espera_cupon: null,
    seleccionadoParaLiquidar: true,
  };
};

const delCredito = ({ id, origen, descripcion, disponible }: CreditoDisponible): ItemDeLiquidacion => ({
  id,
  descripcion,
  importe_total: aImporte(new Decimal(disponible).negated()),
  capital: '0.00',
  pasos: [],
  matricula: '',
  numero: String(id),
  vencimiento: null,
  concepto: { key: origen, tipo_key: 'bonificacion' },
  espera_cupon: null,
  seleccionadoParaLiquidar: true,
});

/** CUOTA 2 of a licence is not charged alone while the coupon of its CUOTA 1 waits to be paid (LIQ-016). */
const conSuEspera = (cargos: readonly CargoPorLiquidar[], precio: PrecioDelDia): ItemDeLiquidacion[] =>
  cargos
    .filter(({ en_cupon }) => en_cupon === null)
    .map((cargo) => {
      const item = delCargo(cargo, precio);
      const cuota1 =
        cargo.concepto === 'cuota_2'
          ? cargos.find((c) => c.concepto === 'cuota_1' && c.anio === cargo.anio && c.matricula === cargo.matricula)
          : undefined;
      const espera_cupon = cuota1?.en_cupon ?? null;
      return { ...item, espera_cupon, seleccionadoParaLiquidar: espera_cupon === null };
    });

export const leerCreditos = async (db: Db, personaId: number, hoy: Fecha): Promise<ItemDeLiquidacion[]> =>
  (await findCreditosDisponibles(db, personaId, hoy)).map(delCredito);

/** LIQ-004. */
export const leerPorLiquidar = async (db: Db, personaId: number, hoy: Fecha): Promise<GruposDeLiquidacion> => {
  const debidos = await findCargosPorLiquidar(db, personaId, hoy);
  const cargos = debidos.length === 0 ? [] : conSuEspera(debidos, await precioDelDia(db, hoy));
  const grupo = (vencidos: boolean) => cargos.filter(({ vencimiento }) => (vencimiento ?? hoy) < hoy === vencidos);
  return {
    items_vigentes: grupo(false),
    items_vencidos: grupo(true),
    sanciones: (await findSancionesPorLiquidar(db, personaId, hoy)).map(deLaSancion),
    bonificaciones: await leerCreditos(db, personaId, hoy),
  };
};
