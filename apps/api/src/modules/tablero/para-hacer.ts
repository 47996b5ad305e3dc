import type { Tablero } from '@colega/contract/tablero';
import { descontarSaldo } from '@colega/domain/dinero';
import { diasEntre, type Fecha, sumarDias } from '@colega/domain/fechas';
import { sumar } from '@colega/domain/importes';
import { ordenarPendientes } from '@colega/domain/legajos';
import type { Db } from '../../db/conectar.ts';
import { contarBorradores } from '../borradores/borradores.service.ts';
import { leerLoAdeudado, leerLoQuePiden } from '../dinero/resumen/por-mes.service.ts';
import { leerPendientes } from '../legajos/pendientes.service.ts';

/** S-831: more would be a list, and there is one. */
const FILAS = 6;
/** S-832: a charge of a licence is something to do since then, or once it is overdue. */
const DIAS_DE_ANTICIPACION = 30;

type Adeudado = Awaited<ReturnType<typeof leerPorPagar>>;

const leerPorPagar = async (db: Db, persona_id: number, hoy: Fecha) => {
  const adeudado = await leerLoAdeudado(db, persona_id, hoy);
  return { ...adeudado, pide: await leerLoQuePiden(db, adeudado.cargos, hoy) };
};

const conDias = <T extends { vence: Fecha | null }>(algo: T, hoy: Fecha) => ({
  ...algo,
  dias: algo.vence === null ? null : diasEntre(hoy, algo.vence),
});

type Cargo = Adeudado['cargos'][number];

/** What one coupon asks for is paid at once. */
const juntarPorCupon = (cargos: readonly Cargo[]): [Cargo, ...Cargo[]][] => {
  const juntos: [Cargo, ...Cargo[]][] = [];
  for (const cargo of cargos) {
    const suyo = juntos.find(([{ orden_pago_id }]) => orden_pago_id !== null && orden_pago_id === cargo.orden_pago_id);
    if (suyo) suyo.push(cargo);
    else juntos.push([cargo]);
  }
  return juntos;
};

const porPagar = ({ cargos, pide }: Adeudado, hoy: Fecha) =>
  juntarPorCupon(cargos)
    .map(([primero, ...otros]) => ({
      falta: 'pagar_cargo' as const,
      vence: [primero, ...otros].map(({ fecha_vencimiento }) => fecha_vencimiento).sort()[0] ?? null,
      importe:
        pide.get(primero.orden_pago_id ?? 0) ?? sumar([primero, ...otros].map(({ importe_total }) => importe_total)),
      cupon_id: primero.orden_pago_id,
      detalle_id: null,
      observacion_id: null,
      legajo: null,
      automatico: false,
      cargo_id: primero.id,
      cargo: [`${primero.descripcion} · ${primero.codigo_matricula}`, ...masDe(otros.length)].join(' '),
    }))
    .filter(({ vence }) => vence !== null && vence <= sumarDias(hoy, DIAS_DE_ANTICIPACION));

const masDe = (cuantos: number): string[] => (cuantos === 0 ? [] : [`y ${cuantos} más, en un cupón`]);

const loQueDebe = ({ adeudado, a_favor, vence }: Adeudado, hoy: Fecha): Tablero['debe'] => ({
  ...{ adeudado, a_favor, resto: descontarSaldo(adeudado, a_favor).resto },
  ...conDias({ vence }, hoy),
});

/** What a person has to do, of as many files as it takes to know the first `cuantos` things. */
export const leerLoPorHacer = async (db: Db, persona_id: number, hoy: Fecha, cuantos: number) => {
  const [{ pendientes, ...cuantas }, adeudado] = await Promise.all([
    leerPendientes(db, persona_id, { hoy, cuantos }),
    leerPorPagar(db, persona_id, hoy),
  ]);
  const deLosLegajos = pendientes.map((pendiente) => ({ ...pendiente, cargo: null, cargo_id: null }));
  const todos = ordenarPendientes([...deLosLegajos, ...porPagar(adeudado, hoy)]);
  return { todos, adeudado, ...cuantas };
};

/** The first things of all, and what they owe. */
export const leerTablero = async (db: Db, persona_id: number, hoy: Fecha): Promise<Tablero> => {
  const [{ todos, al_matriculado, al_colegio, tiene_legajos, adeudado }, borradores] = await Promise.all([
    leerLoPorHacer(db, persona_id, hoy, FILAS),
    contarBorradores(db, persona_id),
  ]);
  const items = todos.slice(0, FILAS).map((pendiente) => conDias(pendiente, hoy));
  return {
    para_hacer: { items, legajos: al_matriculado, al_colegio, empieza: !tiene_legajos },
    borradores,
    debe: loQueDebe(adeudado, hoy),
  };
};
