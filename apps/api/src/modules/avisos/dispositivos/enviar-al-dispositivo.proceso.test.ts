import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { conSandbox } from '../../../testing/arranque/con-sandbox.ts';
import { crearCartero } from '../../../testing/avisos/cartero.ts';
import { pushDePrueba } from '../../../testing/avisos/push-de-prueba.ts';
import { crearEscenario, type Escenario, padron } from '../../../testing/legajos/escenario.ts';
import { vidaDe } from '../../../testing/legajos/vida.ts';

type Navegador = { id: string; endpoint: string; keys: { p256dh: string; auth: string } };
type Mensaje = { texto: string; ttl: number; urgencia: string; tema: string };

const llamar = async <T>(url: string, cuerpo?: object): Promise<T> => {
  const conCuerpo = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(cuerpo) };
  const respuesta = await fetch(url, cuerpo ? conCuerpo : {});
  expect(respuesta.status).toBe(200);
  return (await respuesta.json()) as T;
};

const TRABAJOS = 200;
const A_LA_VEZ = 10;

/** A technician with one phone activated, told by the sandbox's service. */
const conUnCelular = async (
  trabajo: (t: {
    e: Escenario;
    vida: ReturnType<typeof vidaDe>;
    cartero: ReturnType<typeof crearCartero>;
    mensajes: () => Promise<Mensaje[]>;
    cambiar: (cambios: object) => Promise<unknown>;
    dispositivos: () => Promise<number>;
    ultimo: () => Promise<{ id: number; resultado: string | null }>;
  }) => Promise<void>,
) =>
  conSandbox(async (url) => {
    const push = pushDePrueba(url);
    const e = await crearEscenario(padron, { push });
    try {
      const { id, endpoint, keys } = await llamar<Navegador>(`${url}/push/navegadores`, { clave: push.publica });
      const payload = { direccion: endpoint, claves: keys };
      const activado = await e.mgarcia('POST', '/dispositivos_con_avisos', { payload });
      expect(activado.statusCode, activado.body).toBe(200);
      await trabajo({
        ...{ e, vida: vidaDe(e), cartero: crearCartero(e.prueba, { push }) },
        mensajes: () => llamar<Mensaje[]>(`${url}/push/navegadores/${id}`),
        cambiar: (cambios) => llamar(`${url}/push/navegadores/${id}`, cambios),
        dispositivos: async () =>
          (await e.mgarcia('GET', '/dispositivos_con_avisos')).json<{ items: unknown[] }>().items.length,
        ultimo: () =>
          e.db
            .selectFrom('avisos_en_dispositivos')
            .select(['id', 'resultado'])
            .orderBy('id', 'desc')
            .limit(1)
            .executeTakeFirstOrThrow(),
      });
    } finally {
      await e.prueba.cerrar();
    }
  });

test('llega cifrado, lo firma el Colegio, y dice poco y adónde ir: uno solo aunque su trabajo se repita 200 veces', async () => {
  await conUnCelular(async ({ e, vida, cartero, mensajes, ultimo }) => {
    const { id, numero_legajo } = await vida.hasta('confirmado');
    await cartero.repartir();
    const antes = (await mensajes()).length;
    await vida.observar(id, 'La partida de Ana Fernández no es esa', 'Partida');
    await cartero.repartir();
    const { id: envio_id, resultado } = await ultimo();
    expect(resultado).toBe('enviado');
    for (let i = 0; i < TRABAJOS; i += A_LA_VEZ)
      await Promise.all(Array.from({ length: A_LA_VEZ }, () => cartero.tareas().avisar_al_dispositivo({ envio_id })));
    const nuevos = (await mensajes()).slice(antes);
    expect(nuevos).toHaveLength(1);
    expect(nuevos[0]).toMatchObject({ ttl: 86_400, urgencia: 'normal', tema: `aviso-${envio_id}` });
    expect(JSON.parse(nuevos[0]?.texto ?? '')).toEqual({
      id: envio_id,
      titulo: `El Colegio observó tu legajo N.º ${numero_legajo}`,
      enlace: `/app/ejercicio/legajo/${id}/detail`,
    });
    const { rows } = await sql<{ avisado: boolean }>`
      select avisado_en is not null as avisado from dispositivos_con_avisos`.execute(e.db);
    expect(rows).toEqual([{ avisado: true }]);
  });
});

test('doscientos trabajos del mismo aviso a la vez, sin que ninguno haya terminado, mandan uno', async () => {
  await conUnCelular(async ({ vida, cartero, mensajes, ultimo }) => {
    const { id } = await vida.hasta('confirmado');
    await cartero.repartir();
    const antes = (await mensajes()).length;
    await vida.observar(id);
    const { id: envio_id } = await ultimo();
    const intentos = await Promise.allSettled(
      Array.from({ length: TRABAJOS }, () => cartero.tareas().avisar_al_dispositivo({ envio_id })),
    );
    // The others are tried again by the queue, and find it done.
    for (const intento of intentos)
      if (intento.status === 'rejected') expect(String(intento.reason)).toContain('en manos de otro proceso');
    await cartero.repartir();
    expect((await mensajes()).length - antes).toBe(1);
  });
});

test('si el servicio falla se insiste; si dice que el dispositivo ya no está, se quita y no se insiste', async () => {
  await conUnCelular(async ({ vida, cartero, mensajes, cambiar, dispositivos, ultimo }) => {
    const { id } = await vida.hasta('confirmado');
    await cartero.repartir();
    const antes = (await mensajes()).length;
    await vida.observar(id);
    const { id: envio_id } = await ultimo();
    const mandar = () => cartero.tareas().avisar_al_dispositivo({ envio_id });
    for (const status of [500, 429, 302]) {
      await cambiar({ falla: { status, veces: 1 } });
      await expect(mandar()).rejects.toThrow(`${status} falla pedida`);
    }
    await mandar();
    await mandar();
    expect((await mensajes()).length - antes).toBe(1);
    await cambiar({ quitado: true });
    await vida.observar(id);
    await cartero.repartir();
    expect([await dispositivos(), (await mensajes()).length - antes]).toEqual([0, 1]);
  });
});

test('lo de hace más de un día no sale: está en el portal', async () => {
  await conUnCelular(async ({ e, vida, cartero, mensajes, ultimo }) => {
    const { id } = await vida.hasta('confirmado');
    await cartero.repartir();
    const antes = (await mensajes()).length;
    await vida.observar(id);
    e.prueba.avanzar(25 * 3_600_000);
    await cartero.repartir();
    expect([(await ultimo()).resultado, (await mensajes()).length - antes]).toEqual(['tarde', 0]);
  });
});

test('con otra clave del Colegio el dispositivo deja de estar: se activa otra vez', async () => {
  await conUnCelular(async ({ e, vida, mensajes }) => {
    const { id } = await vida.hasta('confirmado');
    await vida.observar(id);
    const otra = { ...pushDePrueba(), publica: 'otra' };
    await crearCartero(e.prueba, { push: otra }).repartir();
    expect(await mensajes()).toEqual([]);
    const quedan = await e.db.selectFrom('dispositivos_con_avisos').select('id').execute();
    expect(quedan).toEqual([]);
  });
});

test('el de prueba sale en el momento y dice qué contestó el servicio; cinco por minuto', async () => {
  await conUnCelular(async ({ e, mensajes, cambiar, dispositivos }) => {
    const { id } = await e.db.selectFrom('dispositivos_con_avisos').select('id').executeTakeFirstOrThrow();
    const probar = async () => {
      const { statusCode, json } = await e.mgarcia('POST', `/dispositivos_con_avisos/${id}/prueba`);
      return statusCode === 200 ? json<{ resultado: string }>().resultado : statusCode;
    };
    expect(await probar()).toBe('tomado');
    expect((await mensajes()).map(({ texto }) => JSON.parse(texto))).toEqual([
      { id: 'prueba', titulo: expect.stringContaining('Aviso de prueba'), enlace: '/app/sesion/avisos' },
    ]);
    expect((await e.mgarcia('GET', '/dispositivos_con_avisos')).json()).toMatchObject({
      items: [{ avisado_en: e.prueba.ahora().toISOString() }],
    });
    await cambiar({ falla: { status: 500, veces: 1 } });
    expect(await probar()).toBe('no_lo_tomo');
    expect([await dispositivos(), (await mensajes()).length]).toEqual([1, 1]);
    await expect.poll(probar, { interval: 0, timeout: 30_000 }).toBe(429);
    await sql`delete from cuentas`.execute(e.db);
    await cambiar({ quitado: true });
    expect([await probar(), await dispositivos(), await probar()]).toEqual(['ya_no_esta', 0, 404]);
  });
});
