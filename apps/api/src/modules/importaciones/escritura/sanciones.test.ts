import type { Liquidacion } from '@colega/contract/dinero';
import { formatImporte } from '@colega/domain/importes';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CLAVE_DE_PRUEBA } from '../../../testing/construir.ts';
import {
  crearEscenarioDeImportacion,
  cuentasDe,
  type EscenarioDeImportacion,
  motivosDe,
} from '../../../testing/importaciones/escenario.ts';
import { CUITS, UN_COLEGIO } from '../../../testing/importaciones/un-colegio.ts';
import { conciliar } from '../../dinero/conciliacion/conciliar.service.ts';
import { hashClave } from '../../sesion/claves.ts';

let s: EscenarioDeImportacion;
beforeEach(async () => {
  s = await crearEscenarioDeImportacion();
});
afterEach(async () => {
  const momento = { ahora: s.prueba.ahora(), hoy: s.prueba.ahora().toISOString().slice(0, 10) };
  expect(await conciliar(s.db, s.pasarelas, { ...momento, dias: 1 })).toEqual([]);
  await s.prueba.cerrar();
});

const BASE = { personas: UN_COLEGIO.personas ?? [], matriculas: UN_COLEGIO.matriculas ?? [] };
const DE_ANA = {
  ...{ Referencia: 'C-12/2023', Matrícula: 'T-40.001', Importe: '4.500,75', Fecha: '03/04/2023' },
  Motivo: 'Firmó una obra ajena',
};
const filasDe = async <T>(consulta: ReturnType<typeof sql<T>>): Promise<T[]> => (await consulta.execute(s.db)).rows;
const estadoDe = async (codigo: string) => {
  const [fila] = await filasDe<{ clave: string }>(
    sql`select e.clave from matriculas m join estados_matriculas e on e.id = m.estado_id where m.codigo = ${codigo}`,
  );
  return fila?.clave;
};
const deSanciones = (cuit: string) =>
  filasDe<{ accion: string; desde: object; hasta: object }>(sql`
    select a.accion, a.desde, a.hasta - 'importacion' as hasta from auditoria a join personas p on p.id = a.entidad_id
    where a.entidad = 'persona' and p.cuit = ${cuit.replaceAll('-', '')} and a.hasta::text like '%C-12/2023%'
      or a.accion = 'sancionar' order by a.id`);
const avisosDeAna = async () =>
  (
    await filasDe<{ evento: string; matricula: string; detalle: string }>(sql`
      select distinct a.evento, a.datos ->> 'matricula' as matricula, a.detalle from avisos a
      where a.evento = 'matricula' and a.canal = 'correo'`)
  ).map(({ evento, matricula, detalle }) => `${evento} ${matricula} ${detalle}`);
const traerYAceptar = async (hojas: Parameters<typeof s.traer>[0]) => {
  const { id, resumen } = await s.traer(hojas);
  expect(resumen?.rechazadas).toEqual([]);
  await s.aceptar(id);
  expect(await s.leer(id)).toMatchObject({ estado: 'aceptada', falla: null });
};

test('con su matrícula en la planilla se debe y no suspende, y su técnico la paga como cualquier otra', async () => {
  await traerYAceptar({ ...BASE, sanciones: [DE_ANA] });
  expect(await estadoDe('T-40.001')).toBe('activo');
  const username = CUITS.paz.replaceAll('-', '');
  const clave_hash = await hashClave(CLAVE_DE_PRUEBA);
  await s.db.updateTable('usuarios').set({ clave_hash }).where('username', '=', username).execute();
  const ana = await s.prueba.conSesion(username);
  const { id } = await s.db.selectFrom('personas').select('id').where('cuit', '=', username).executeTakeFirstOrThrow();
  const leida = (await ana('GET', `/liquidaciones/preLiquidacion/${id}`)).json<Liquidacion>();
  expect(leida.sanciones).toMatchObject([
    { descripcion: 'Sanción: Firmó una obra ajena', capital: '4500.75', matricula: 'T-40.001' },
  ]);
  const mesa = await s.conRol('registro', ['matriculas']);
  const ficha = (await mesa('GET', `/colegio/personas/${id}`)).json();
  expect([ficha.al_dia.deuda_desde, ficha.sanciones]).toEqual([
    '2023-04-03',
    [expect.objectContaining({ importe: '4500.75', fecha: '2023-04-03', pagada: false })],
  ]);
  expect(await deSanciones(CUITS.paz)).toMatchObject([
    { accion: 'importar', hasta: { sanciones: [`C-12/2023 ${formatImporte('4500.75')}`] } },
  ]);
});

test('sola suspende la que estaba en vigor, lo dice el informe y la auditoría, y la misma planilla no la repite', async () => {
  await traerYAceptar(BASE);
  const sola = await s.traer({ sanciones: [DE_ANA] });
  expect([cuentasDe(sola).sanciones, sola.resumen?.sanciones]).toEqual([
    '1,0,0,0',
    { entra: '4500.75', rechazado: '0.00' },
  ]);
  expect(sola.resumen).toMatchObject({
    suspenden: 1,
    cambios: [{ clave: 'C-12/2023', cambios: [{ campo: 'estado de T-40.001', antes: 'activo', ahora: 'suspendido' }] }],
  });
  await s.aceptar(sola.id);
  expect(await avisosDeAna()).toEqual(['matricula T-40.001 Firmó una obra ajena']);
  expect(await estadoDe('T-40.001')).toBe('suspendido');
  expect(await estadoDe('T-40.002')).toBe('baja');
  expect(await deSanciones(CUITS.paz)).toMatchObject([
    { accion: 'importar_cambios', hasta: { sanciones: [`C-12/2023 ${formatImporte('4500.75')}`] } },
    {
      ...{ accion: 'sancionar', desde: { matricula: 'T-40.001', estado: 'activo' } },
      hasta: { matricula: 'T-40.001', estado: 'suspendido', importe: '4500.75' },
    },
  ]);
  const antes = await s.contarTodo();
  expect(cuentasDe(await s.traer({ sanciones: [DE_ANA] })).sanciones).toBe('0,0,1,0');
  expect(motivosDe(await s.traer({ sanciones: [{ ...DE_ANA, Importe: 1 }] }))).toEqual([
    'Sanciones 2, Referencia: Ya entró con otros datos, y lo que pasó en el sistema anterior no cambia.',
  ]);
  expect(await s.contarTodo()).toEqual(antes);
});

const ESPERA = { timeout: 20_000, interval: 50 };
test('si mientras se escribe otro cambia el estado de la que suspende, no se escribe nada y se dice', async () => {
  await traerYAceptar(BASE);
  const { id } = await s.traer({ sanciones: [DE_ANA] });
  await s.pedirAceptar(id);
  const { trabajo } = await s.db.transaction().execute(async (trx) => {
    await sql`update matriculas set estado_id = (select id from estados_matriculas where clave = 'baja')
      where codigo = 'T-40.001'`.execute(trx);
    const enCurso = s.trabajar();
    await vi.waitFor(async () => {
      const { rows } = await sql`select from pg_locks where not granted and locktype = 'transactionid'`.execute(s.db);
      expect(rows).toHaveLength(1);
    }, ESPERA);
    return { trabajo: enCurso };
  });
  await trabajo;
  expect(await s.leer(id)).toMatchObject({
    estado: 'fallida',
    falla: expect.stringContaining('otra persona cambió el estado de una matrícula que se iba a suspender'),
  });
  expect([await estadoDe('T-40.001'), await avisosDeAna()]).toEqual(['baja', []]);
});

test('sin cerrar con su total de control no se acepta', async () => {
  const { id } = await s.traer({ ...BASE, sanciones: [DE_ANA] });
  const conControl = await s.ensayar(id, {
    controles: { deudas: null, pagos: null, saldos_a_favor: null, sanciones: '4500.76' },
  });
  expect(conControl.diferencias).toEqual([{ que: 'sanciones', difiere: '-0.01' }]);
  expect((await s.pedirAceptar(id)).json().detail).toContain('Sanciones da');
});

test('lo que se ensayó antes de que se trajeran se lee con ninguna', async () => {
  const { id } = await s.traer(BASE);
  await sql`update importaciones set resumen = resumen - 'sanciones', controles = controles - 'sanciones'
    where id = ${id}`.execute(s.db);
  expect(await s.leer(id)).toMatchObject({
    controles: { sanciones: null },
    resumen: { sanciones: { entra: '0.00', rechazado: '0.00' } },
  });
  expect((await s.aceptar(id)).statusCode).toBe(200);
});

test('la base rechaza una referencia que ya vino, y una en blanco', async () => {
  await traerYAceptar({ ...BASE, sanciones: [DE_ANA] });
  const sancionar = (externo: string | null) =>
    sql`insert into sanciones (matricula_id, motivo, importe, fecha, externo)
      select id, 'x', 1, '2024-01-01', ${externo} from matriculas where codigo = 'T-40.001'`.execute(s.db);
  await expect(sancionar('C-12/2023')).rejects.toThrow(/sanciones_externo_key/);
  await expect(sancionar(' ')).rejects.toThrow(/sanciones_externo_check/);
  await sancionar(null);
  await sancionar(null);
});
