import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Mensaje } from '../../correo/correo.ts';
import { INTENTOS } from '../../jobs/cola.ts';
import { type CarteroDePrueba, crearCartero } from '../../testing/avisos/cartero.ts';
import { CLAVE_DE_PRUEBA } from '../../testing/construir.ts';
import { crearEscenario, type Escenario } from '../../testing/legajos/escenario.ts';
import { type Vida, vidaDe } from '../../testing/legajos/vida.ts';
import { cambiarObservacion } from '../legajos/observaciones/observaciones.service.ts';
import { altaPersona } from '../perfil/alta.service.ts';
import { avisar, sinAvisar } from './avisar.service.ts';

let e: Escenario;
let vida: Vida;
let cartero: CarteroDePrueba;
beforeAll(async () => {
  e = await crearEscenario();
  vida = vidaDe(e);
  cartero = crearCartero(e.prueba);
  await e.db.updateTable('personas').set({ email: 'maria@example.com' }).where('id', '=', e.persona.id).execute();
});
beforeEach(() => cartero.vaciarBuzon());
afterAll(() => e.prueba.cerrar());

const ultimo = async (evento: string) => (await cartero.cartas(evento)).at(-1);
const rechazar = (datos: object) => async () => {
  throw Object.assign(new Error('No la tomó'), datos);
};
const momento = () => ({ ahora: e.prueba.ahora(), hoy: '2026-03-20' });

test('una observación manda una carta, con sus palabras y el enlace al legajo', async () => {
  const { id, numero_legajo } = await vida.hasta('confirmado');
  await vida.observar(id, 'La partida <no> es de ese partido', 'Partida');
  await cartero.repartir();
  await cartero.repartir();
  expect(cartero.buzon).toHaveLength(1);
  expect(cartero.buzon[0]).toMatchObject({
    para: 'maria@example.com',
    asunto: `El Colegio observó tu legajo N.º ${numero_legajo}`,
  });
  const { texto = '', html = '' } = cartero.buzon[0] ?? {};
  expect(texto).toContain('La partida <no> es de ese partido');
  expect(html).toContain('La partida &lt;no&gt; es de ese partido');
  for (const version of [texto, html]) {
    expect(version).toContain(`https://colega.test/app/ejercicio/legajo/${id}/detail`);
    expect(version).toContain('Recibís esta carta porque sos el profesional de ese legajo.');
  }
});

test('cada observación y cada reapertura manda la suya; una retirada antes de que salga, ninguna', async () => {
  const { id } = await vida.hasta('confirmado');
  await vida.observar(id, 'Falta la partida');
  await vida.observar(id, 'Falta el plano');
  await cartero.repartir();
  expect(cartero.buzon).toHaveLength(2);
  const [{ id: observacion_id = 0 } = {}] = await e.db
    .selectFrom('legajo_observaciones')
    .select('id')
    .where('legajo_id', '=', id)
    .orderBy('id')
    .execute();
  const mover = (accion: 'responder' | 'reabrir' | 'retirar', texto: string) =>
    cambiarObservacion(
      e.db,
      { id: observacion_id, legajo_id: id },
      {
        ...momento(),
        ...{ accion, texto, version: null },
        autor:
          accion === 'responder'
            ? { actor: 'matriculado', user_id: 1, username: 'mgarcia', persona_id: e.persona.id }
            : { actor: 'colegio', user_id: null, username: 'operador' },
      },
    );
  await mover('responder', 'Es esa');
  await mover('reabrir', 'Mirá el catastro');
  await cartero.repartir();
  expect(cartero.buzon[2]?.texto).toContain('Mirá el catastro');
  await mover('responder', 'Ahora sí');
  await mover('reabrir', 'Todavía no');
  await mover('retirar', 'Tenías razón');
  await cartero.repartir();
  expect(cartero.buzon).toHaveLength(3);
  expect((await ultimo('observado'))?.resultado).toBe('sin_motivo');
});

test('un acto que se deshace no avisa nada', async () => {
  const { id } = await vida.hasta('confirmado');
  const antes = (await cartero.cartas('observado')).length;
  const deshecho = e.db.transaction().execute(async (trx) => {
    await avisar(
      trx,
      { evento: 'observado', cosa: 'observacion', cosa_id: 1, persona_id: e.persona.id },
      momento().ahora,
    );
    throw new Error('se deshace');
  });
  await expect(deshecho).rejects.toThrow('se deshace');
  await expect(vida.observar(id, 'Algo', 'campo que no existe')).rejects.toThrow();
  await cartero.repartir();
  expect([cartero.buzon.length, (await cartero.cartas('observado')).length]).toEqual([0, antes]);
});

test('dos portales que avisan lo mismo a la vez mandan una sola carta', async () => {
  const { id } = await vida.hasta('visado');
  await cartero.repartir();
  const delVisado = () => cartero.buzon.filter(({ asunto }) => asunto.endsWith('está visado'));
  expect(delVisado()).toHaveLength(1);
  const aviso = await ultimo('visado');
  const hecho = { evento: 'visado', cosa: 'cvd', cosa_id: aviso?.cosa_id ?? '', persona_id: e.persona.id } as const;
  await Promise.all(
    Array.from({ length: 4 }, () => e.db.transaction().execute((trx) => avisar(trx, hecho, momento().ahora))),
  );
  await cartero.repartir();
  expect(delVisado()).toHaveLength(1);
  expect(delVisado()[0]?.texto).toContain(`/app/ejercicio/legajo/${id}/detail`);
  expect(delVisado()[0]?.texto).toMatch(/https:\/\/colega\.test\/#\/qr\/cvd\/\S+/);
});

test('dos procesos con el mismo trabajo no mandan dos: el segundo espera al primero', async () => {
  const { id } = await vida.hasta('confirmado');
  await vida.observar(id);
  const aviso_id = (await ultimo('observado'))?.id ?? 0;
  let soltar = () => {};
  const enCamino = new Promise<void>((listo) => {
    soltar = listo;
  });
  let llego = () => {};
  const tomada = new Promise<void>((listo) => {
    llego = listo;
  });
  const primero = cartero.enviar(aviso_id, async (mensaje) => {
    llego();
    await enCamino;
    cartero.buzon.push(mensaje);
  });
  await tomada;
  await expect(cartero.enviar(aviso_id)).rejects.toThrow('en manos de otro proceso');
  soltar();
  await primero;
  await cartero.enviar(aviso_id);
  expect(cartero.buzon).toHaveLength(1);
});

test('quien muere después de que el servidor la tomó la manda de nuevo con el mismo Message-ID, pasado un minuto', async () => {
  const { id } = await vida.hasta('confirmado');
  await vida.observar(id);
  const aviso_id = (await ultimo('observado'))?.id ?? 0;
  await cartero.enviar(aviso_id);
  // A process that died before recording a sent letter left it so, by the database's clock.
  const muerto = (segundos: number) =>
    sql`update avisos set resultado = null, enviado_en = null, tomado_en = now() - make_interval(secs => ${segundos})
      where id = ${aviso_id}`.execute(e.db);
  await muerto(1);
  await expect(cartero.enviar(aviso_id)).rejects.toThrow('en manos de otro proceso');
  await muerto(120);
  await cartero.enviar(aviso_id);
  expect(cartero.buzon.map(({ id: identidad }) => identidad)).toEqual([cartero.buzon[0]?.id, cartero.buzon[0]?.id]);
  expect(cartero.buzon[0]?.id).toMatch(/^[0-9a-f]{40}$/);
  expect((await ultimo('observado'))?.resultado).toBe('enviado');
});

test('sin correo queda anotado y el acto se hace igual', async () => {
  const { id } = await vida.hasta('confirmado');
  await e.db.updateTable('personas').set({ email: ' ' }).where('id', '=', e.persona.id).execute();
  await vida.observar(id);
  await cartero.repartir();
  await e.db.updateTable('personas').set({ email: 'maria@example.com' }).where('id', '=', e.persona.id).execute();
  expect([cartero.buzon.length, (await ultimo('observado'))?.resultado]).toEqual([0, 'sin_correo']);
});

test.each([
  ['una dirección rechazada se prueba tres veces [S-525]', { command: 'RCPT TO', responseCode: 550 }, 3],
  ['un servidor que no la toma, todas', { command: 'CONN' }, INTENTOS],
  ['una dirección que hoy no se puede, todas', { command: 'RCPT TO', responseCode: 450 }, INTENTOS],
])('%s', async (_, falla, veces) => {
  const { id } = await vida.hasta('confirmado');
  await vida.observar(id);
  const aviso_id = (await ultimo('observado'))?.id ?? 0;
  for (let i = 1; i < veces; i += 1)
    await expect(cartero.enviar(aviso_id, rechazar(falla))).rejects.toThrow('No la tomó');
  expect(await ultimo('observado')).toMatchObject({ resultado: null, intentos: veces - 1 });
  await cartero.enviar(aviso_id, rechazar(falla));
  expect(await ultimo('observado')).toMatchObject({ resultado: 'rechazado', falla: 'Error: No la tomó' });
});

test('lo que hace la demo no se avisa a nadie', async () => {
  const { id } = await vida.hasta('confirmado');
  const antes = (await cartero.cartas('observado')).length;
  await sinAvisar(() => vida.observar(id));
  expect((await cartero.cartas('observado')).length).toBe(antes);
});

const darDeAlta = async (username: string, cuit: string, codigo: string) => {
  const { clave } = await e.db.selectFrom('distritos').select('clave').orderBy('id').executeTakeFirstOrThrow();
  return altaPersona(e.db, {
    ...momento(),
    autor: { actor: 'colegio', user_id: null, username: 'operador' },
    datos: {
      ...{ apellido: 'Paz', nombre: 'Luz', cuit, email: `${username}@example.com`, username, distrito: clave },
      matriculas: [{ codigo, descripcion: 'Técnica en edificaciones' }],
    },
  });
};
const enlaceDe = (carta: Mensaje | undefined) => /\/reset-password\/([\w-]{43})/.exec(carta?.texto ?? '')?.[1] ?? '';
const elegir = (reset_token: string) =>
  e.prueba.pedir('POST', '/usuarios/reset_password', { payload: { reset_token, password: CLAVE_DE_PRUEBA } });

test('la bienvenida es una carta suya, y su enlace vive siete días [S-524]', async () => {
  const DIA = 86_400_000;
  await darDeAlta('luzpaz', '27301230007', 'T-40.001');
  await cartero.repartir();
  expect(cartero.buzon).toHaveLength(1);
  expect(cartero.buzon[0]).toMatchObject({ para: 'luzpaz@example.com', asunto: expect.stringContaining('Tu usuario') });
  const token = enlaceDe(cartero.buzon[0]);
  e.prueba.avanzar(7 * DIA - 60_000);
  expect((await elegir(token)).statusCode).toBe(200);
  expect((await elegir(token)).statusCode).toBe(422);
  await darDeAlta('mariapaz', '27301230015', 'T-40.002');
  await cartero.repartir();
  e.prueba.avanzar(7 * DIA + 60_000);
  expect((await elegir(enlaceDe(cartero.buzon[1]))).statusCode).toBe(422);
});
