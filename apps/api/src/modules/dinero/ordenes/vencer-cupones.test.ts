import { sumarDias } from '@colega/domain/fechas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { vencerCupones, vencerCuponesDeContrato, vencerCuponesDeMatriculas } from './emitir-cupon.service.ts';

let s: EscenarioDePagos;
beforeAll(async () => {
  s = await crearEscenarioDePagos();
});
afterAll(() => s.prueba.cerrar());

const cuponDe = async (id: number) =>
  s.db
    .selectFrom('ordenes_pago')
    .select(['estado', 'ultimo_vencimiento', 'persona_id', 'detalle_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
type Cupon = Awaited<ReturnType<typeof cuponDe>>;

const enElDia = (dia: string) => ({ hoy: dia, ahora: new Date(`${dia}T15:00:00Z`) });
const deMatricula = () => s.cuponDeMatricula();
const deContrato = async () => (await s.cuponDeLegajo('cep')).id;

type Caso = [quien: string, emitir: () => Promise<number>, vencer: (cupon: Cupon, dia: string) => Promise<unknown>];
const CASOS: Caso[] = [
  ['el trabajo de cada hora, con uno de matrícula', deMatricula, (_, dia) => vencerCupones(s.db, enElDia(dia))],
  ['el trabajo de cada hora, con uno de un contrato', deContrato, (_, dia) => vencerCupones(s.db, enElDia(dia))],
  [
    'quien liquida sus matrículas',
    deMatricula,
    ({ persona_id }, dia) =>
      s.db.transaction().execute((trx) => vencerCuponesDeMatriculas(trx, persona_id, enElDia(dia))),
  ],
  [
    'quien genera otro de su contrato',
    deContrato,
    ({ detalle_id, persona_id }, dia) =>
      s.db
        .transaction()
        .execute((trx) =>
          vencerCuponesDeContrato(trx, { detalle_id: detalle_id ?? 0, circuito: 'cep', persona_id }, enElDia(dia)),
        ),
  ],
];

describe('un cupón se paga hasta su último día inclusive', () => {
  test.each(CASOS)('%s: ese día sigue pendiente, y al siguiente está vencido', async (_, emitir, vencer) => {
    const id = await emitir();
    const cupon = await cuponDe(id);
    await vencer(cupon, cupon.ultimo_vencimiento);
    expect((await cuponDe(id)).estado).toBe('pendiente');
    await vencer(cupon, sumarDias(cupon.ultimo_vencimiento, 1));
    expect((await cuponDe(id)).estado).toBe('vencido');
  });
});
