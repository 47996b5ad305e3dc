import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../db/conectar.ts';
import { crearCartero } from '../../testing/avisos/cartero.ts';
import { type UsuarioDePrueba, usuario } from '../../testing/construir.ts';
import { type BaseDeAntes, crearBaseDeAntes } from '../../testing/crear-base-de-antes.ts';

/** The last migration in which the letters about an account had their own table. */
const ANTERIOR = '0054_legajos_observados';
const AHORA = new Date('2026-03-25T15:00:00Z');

let antes: BaseDeAntes;
let db: Db;
let ana: UsuarioDePrueba;
const [sid, salida, pendiente] = [randomUUID(), randomUUID(), randomUUID()];

/** Leaves jobs as the version before did. */
const dejar = (trabajo: string, datos: object) =>
  sql`select graphile_worker.add_job(${trabajo}, payload => ${JSON.stringify(datos)}::json, max_attempts => 14)`.execute(
    db,
  );
const dispositivo = { tipo: 'dispositivo_nuevo', dispositivo: 'Firefox en Linux', desde_donde: '190.12.•.•' };
const deLaCuenta = (clave: string, hecho: object) => ({
  clave,
  usuario_id: ana.id,
  cuando: AHORA.toISOString(),
  hecho,
});

beforeAll(async () => {
  antes = await crearBaseDeAntes(ANTERIOR);
  db = antes.db;
  ana = await usuario(db, 'ana', { datos: { email: 'ana@example.com' } });
  await db
    .insertInto('sesiones')
    .values({ id: sid, usuario_id: ana.id, dispositivo: 'Firefox en Linux', desde_donde: '190.12.•.•' })
    .execute();
  await sql`insert into cartas (clave, enviada_en) values (${`dispositivo_nuevo ${sid}`}, ${AHORA}),
    (${`clave_cambiada ${ana.id} ${salida}`}, ${AHORA}), (${`dispositivo_nuevo ${randomUUID()}`}, ${AHORA})`.execute(
    db,
  );
  await dejar('avisar_seguridad', deLaCuenta(`dispositivo_nuevo ${sid}`, dispositivo));
  await dejar('avisar_seguridad', deLaCuenta(`clave_cambiada ${ana.id} ${pendiente}`, { tipo: 'clave_cambiada' }));
  await dejar('recuperar_clave', { username: 'ana' });
  await antes.actualizar();
});
afterAll(() => antes.cerrar());

test('al actualizar, lo que ya salió no sale otra vez y lo que esperaba sale una', async () => {
  const cartero = crearCartero({ db, url: antes.accesos.url, ahora: () => AHORA });
  await cartero.repartir();
  await cartero.repartir();
  expect(cartero.buzon.map(({ para, asunto }) => `${para} ${asunto}`).sort()).toEqual([
    'ana@example.com Cambió tu contraseña',
    'ana@example.com Restablecé tu contraseña',
  ]);
  const avisos = await db
    .selectFrom('avisos')
    .select(['evento', 'resultado'])
    .where('canal', '=', 'correo')
    .orderBy('evento')
    .execute();
  expect(avisos.map(({ evento, resultado }) => `${evento} ${resultado}`)).toEqual([
    'clave_cambiada enviado',
    'clave_cambiada enviado',
    'dispositivo_nuevo enviado',
    'recuperacion enviado',
  ]);
  await dejar('avisar_seguridad', deLaCuenta(`clave_cambiada ${ana.id} ${salida}`, { tipo: 'clave_cambiada' }));
  await cartero.repartir();
  expect(cartero.buzon).toHaveLength(2);
});
