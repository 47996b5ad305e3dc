import { afterAll, beforeAll, expect, test } from 'vitest';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../testing/dinero/escenario-de-pagos.ts';
import { emitirCarnet } from '../perfil/carnets.service.ts';
import { exceptuar } from '../perfil/colegio.service.ts';

const UN_DIA = 86_400_000;
const EL_COLEGIO = { actor: 'colegio', user_id: null, username: 'matriculas' } as const;

let s: EscenarioDePagos;
beforeAll(async () => {
  s = await crearEscenarioDePagos();
  await s.db.updateTable('personas').set({ verificado: true }).where('id', '=', s.e.persona.id).execute();
  await emitirCarnet(s.db, pedido());
});
afterAll(() => s.prueba.cerrar());

const pedido = () => ({ ...s.momento(), autor: EL_COLEGIO, cuit: s.e.persona.cuit });
/** Compares the dashboard with whether there is a card: both always say the same. */
const credencial = async (): Promise<boolean> => {
  const pedir = await s.prueba.conSesion('mgarcia');
  const persona = await pedir('GET', `/personas/${s.e.persona.id}`);
  const carnet = await pedir('GET', `/carnets/vigente/${s.e.persona.id}`);
  const { es_activo_al_dia_y_verificado: activa } = persona.json<{ es_activo_al_dia_y_verificado: boolean }>();
  expect(carnet.statusCode).toBe(activa ? 200 : 404);
  return activa;
};

test('lo que se debe hace mucho deja sin credencial en el acto, y vuelve cuando entra el último peso', async () => {
  expect(await credencial()).toBe(true);
  const orden = await s.cuponDeMatricula('1000.00');
  expect(await credencial()).toBe(false);
  await expect(emitirCarnet(s.db, pedido())).rejects.toMatchObject({ status: 409 });
  await s.acreditar(orden, { importe: '400.00', externo: 'parte-1' });
  expect(await credencial()).toBe(false);
  await s.acreditar(orden, { importe: '600.00', externo: 'parte-2' });
  expect(await credencial()).toBe(true);
});

test('un vencimiento que pasa cuenta después de los días de gracia, y una excepción vale hasta su día', async () => {
  const { id: matricula_id } = await s.db
    .selectFrom('matriculas')
    .select('id')
    .where('persona_id', '=', s.e.persona.id)
    .executeTakeFirstOrThrow();
  const { ahora, hoy } = s.momento();
  const cargo = {
    matricula_id,
    anio: 2026,
    concepto: 'cuota_1' as const,
    descripcion: 'CUOTA 1 2026',
    importe: '500.00',
  };
  await s.db
    .insertInto('cargos')
    .values({ ...cargo, vencimiento: hoy, creado_en: ahora })
    .execute();
  s.prueba.avanzar(30 * UN_DIA);
  expect(await credencial()).toBe(true);
  s.prueba.avanzar(UN_DIA);
  expect(await credencial()).toBe(false);
  const hasta = new Date(s.prueba.ahora().getTime() + 2 * UN_DIA).toISOString().slice(0, 10);
  await exceptuar(s.db, { ...pedido(), hasta, motivo: 'Plan de pagos 31' });
  expect(await credencial()).toBe(true);
  s.prueba.avanzar(3 * UN_DIA);
  expect(await credencial()).toBe(false);
  const pasada = exceptuar(s.db, { ...pedido(), hasta: '2026-01-01', motivo: 'Tarde' });
  await expect(pasada).rejects.toMatchObject({ status: 422 });
  await exceptuar(s.db, { ...pedido(), hasta: null, motivo: 'Se cayó el plan' });
  const historia = await s.db
    .selectFrom('auditoria')
    .select(['desde', 'hasta', 'motivo'])
    .where('accion', '=', 'exceptuar')
    .orderBy('id')
    .execute();
  expect(historia).toEqual([
    { desde: { hasta: null, motivo: null }, hasta: { hasta }, motivo: 'Plan de pagos 31' },
    { desde: { hasta, motivo: 'Plan de pagos 31' }, hasta: { hasta: null }, motivo: 'Se cayó el plan' },
  ]);
});
