import type { EfectosDeLista } from '@colega/contract/colegio';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matricula, operador, usuario } from '../../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba, type Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { crearBaseDeAntes } from '../../../testing/crear-base-de-antes.ts';
import { avisarDeLaLista } from './avisar-de-la-lista.service.ts';

const INGRESO = '/colegio/authentication_token';
const HOY = '2026-11-20';

let prueba: AppDePrueba;
let ana: Pedir;
let beto: Pedir;
beforeAll(async () => {
  prueba = await crearAppDePrueba({ limiteDePedidos: 1_000_000, ahora: new Date(`${HOY}T15:00:00Z`) });
  for (const quien of ['ana', 'beto']) await operador(prueba.db, quien, { roles: ['aranceles'] });
  [ana, beto] = [await prueba.conSesion('ana', INGRESO), await prueba.conSesion('beto', INGRESO)];
  const { persona } = await usuario(prueba.db, 'tecnica');
  await matricula(prueba.db, persona.id, { estado: 'activo', fecha_alta: '2015-03-02' });
});
afterAll(() => prueba.cerrar());

const avisados = async (): Promise<number> =>
  (await prueba.db.selectFrom('avisos').select('id').where('evento', '=', 'lista_nueva').execute()).length;

// the second corrects the first on its own day: nobody was told of that one either
test.each(['221 555-0999', '221 555-0998'])(
  'antes de hacer nada, de una oficina que cambia a %s no se dice que se le avisa a alguien, y a nadie se le avisa',
  async (telefonos) => {
    const { publicadas } = (await ana('GET', '/colegio/listas/oficinas')).json<{ publicadas: { filas: object[] }[] }>();
    const filas = (publicadas.at(-1)?.filas ?? []).map((fila) => ({ ...fila, telefonos }));
    const payload = { vigente_desde: HOY, norma: 'Nota 1', filas };
    const { id } = (await ana('POST', '/colegio/listas/oficinas', { payload })).json<{ id: number }>();
    const efectos = (await beto('GET', `/colegio/listas/versiones/${id}/efectos`)).json<EfectosDeLista>();
    expect(efectos.cambios.length).toBeGreaterThan(0);
    expect(efectos.toca).toEqual([]);
    expect(efectos.avisos.join(' ')).not.toContain('Se le avisa');
    expect((await beto('POST', `/colegio/listas/versiones/${id}/publicar`)).statusCode).toBe(200);
    await avisarDeLaLista(prueba.db, id, prueba.ahora);
    expect(await avisados()).toBe(0);
  },
);

test('de lo que reemplaza a lo que vino con el programa no se le avisa a nadie: nunca se cobró', async () => {
  const { publicadas } = (await ana('GET', '/colegio/listas/cargos')).json<{ publicadas: { filas: object[] }[] }>();
  const filas = (publicadas.at(-1)?.filas ?? []).map((fila) => ({ ...fila, importe: '123456.00' }));
  const payload = { vigente_desde: HOY, norma: 'Acta 1', filas };
  const { id } = (await ana('POST', '/colegio/listas/cargos', { payload })).json<{ id: number }>();
  expect((await beto('POST', `/colegio/listas/versiones/${id}/publicar`)).statusCode).toBe(200);
  await avisarDeLaLista(prueba.db, id, prueba.ahora);
  expect(await avisados()).toBe(0);
  await sql`insert into generaciones_de_cargos (anio, estado, por_mirar, quien, pedida_en)
    values (2026, 'en_curso', 1, 'ana', ${prueba.ahora()})`.execute(prueba.db);
  await avisarDeLaLista(prueba.db, id, prueba.ahora);
  expect(await avisados()).toBeGreaterThan(0);
});

test('las cartas de las listas dicen lo nuevo, salvo lo que el Colegio escribió', async () => {
  const base = await crearBaseDeAntes('0282_listas_del_primer_dia');
  try {
    await sql`insert into textos_del_colegio (clave, texto) values ('asunto.lista_nueva', 'Cambia {que}'),
      ('asunto.lista_retirada', 'Se retiró un cambio de {que} que te habíamos avisado'), ('motivo.lista_nueva', 'Lo nuestro')
      on conflict (clave) do update set texto = excluded.texto`.execute(base.db);
    await base.actualizar();
    const textos = await base.db.selectFrom('textos_del_colegio').select(['clave', 'texto']).execute();
    const de = (clave: string) => textos.find((uno) => uno.clave === clave)?.texto;
    expect(['asunto.lista_nueva', 'asunto.lista_retirada', 'motivo.lista_nueva'].map(de)).toEqual([
      ...['{cambia} {que}', 'Se retiró el cambio {que} que iba a regir desde el {desde}', 'Lo nuestro'],
    ]);
  } finally {
    await base.cerrar();
  }
});

test.each([
  [
    'Recibís esta carta porque cambia lo que pagás, un plazo de algo que tenés en curso o dónde te atiende el Colegio.',
    'Recibís esta carta porque cambia lo que pagás, lo que un bloqueo te quita, un plazo de algo que tenés en curso o dónde te atiende el Colegio.',
  ],
  ['Lo nuestro', 'Lo nuestro'],
])('[S-1217] el motivo «%s» queda «%s»', async (antes, despues) => {
  const base = await crearBaseDeAntes('0309_conciliaciones');
  try {
    await sql`insert into textos_del_colegio (clave, texto) values ('motivo.lista_nueva', ${antes})
      on conflict (clave) do update set texto = excluded.texto`.execute(base.db);
    await base.actualizar();
    const { texto } = await base.db
      .selectFrom('textos_del_colegio')
      .select('texto')
      .where('clave', '=', 'motivo.lista_nueva')
      .executeTakeFirstOrThrow();
    expect(texto).toBe(despues);
  } finally {
    await base.cerrar();
  }
});
