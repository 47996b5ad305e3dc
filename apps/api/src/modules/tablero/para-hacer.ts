import type { Tablero } from '@colega/contract/tablero';
import { descontarSaldo } from '@colega/domain/dinero';
import { diasEntre, type Fecha, sumarDias } from '@colega/domain/fechas';
import { ordenarPendientes } from '@colega/domain/legajos';
import type { Db } from '../../db/conectar.ts';
import { importeDelCargo } from '../dinero/cargos/cargos-de-contrato.service.ts';
import { leerLoAdeudado } from '../dinero/resumen/por-mes.service.ts';
import { leerPendientes } from '../legajos/pendientes.service.ts';

/** S-831: more would be a list, and there is one. */
const FILAS = 6;
/** S-832: a charge of a licence is something to do since then, or once it is overdue. */
const DIAS_DE_ANTICIPACION = 30;

type Adeudado = Awaited<ReturnType<typeof leerLoAdeudado>>;

const conDias = <T extends { vence: Fecha | null }>(algo: T, hoy: Fecha) => ({
  ...algo,
  dias: algo.vence === null ? null : diasEntre(hoy, algo.vence),
});

const porPagar = ({ cargos }: Adeudado, hoy: Fecha) =>
  cargos
    .filter(({ fecha_vencimiento }) => fecha_vencimiento <= sumarDias(hoy, DIAS_DE_ANTICIPACION))
    .map((cargo) => ({
      falta: 'pagar_cargo' as const,
      vence: cargo.fecha_vencimiento,
      importe: cargo.importe_total,
      cupon_id: cargo.orden_pago_id,
      detalle_id: null,
      observacion_id: null,
      legajo: null,
      automatico: false,
      cargo: `${cargo.descripcion} · ${cargo.codigo_matricula}`,
    }));

const loQueDebe = ({ adeudado, a_favor, vence, cargos }: Adeudado, hoy: Fecha): Tablero['debe'] => ({
  ...{ adeudado: descontarSaldo(adeudado, a_favor).resto, a_favor },
  ...conDias({ vence }, hoy),
  sin_cupon: cargos.some(({ orden_pago_id }) => orden_pago_id === null),
});

/** What a person has to do, the first things of all, and what they owe. */
export const leerTablero = async (db: Db, persona_id: number, hoy: Fecha): Promise<Tablero> => {
  const [{ pendientes, al_matriculado, al_colegio }, adeudado] = await Promise.all([
    leerPendientes(db, persona_id, { hoy, cuantos: FILAS, importeDelCargo }),
    leerLoAdeudado(db, persona_id, hoy),
  ]);
  const deLosLegajos = pendientes.map((pendiente) => ({ ...pendiente, cargo: null }));
  const todos = ordenarPendientes([...deLosLegajos, ...porPagar(adeudado, hoy)]);
  const items = todos.slice(0, FILAS).map((pendiente) => conDias(pendiente, hoy));
  return {
    para_hacer: { items, legajos: al_matriculado, al_colegio },
    debe: loQueDebe(adeudado, hoy),
  };
};
