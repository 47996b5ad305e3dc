import type { HechoDeLegajo } from '@colega/contract/legajos';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crearEscenario, type Escenario } from '../../../testing/legajos/escenario.ts';
import { type Creado, type EdicionDePrueba, type Vida, vidaDe } from '../../../testing/legajos/vida.ts';
import { cambiarObservacion } from './observaciones.service.ts';

let e: Escenario;
let vida: Vida;
beforeAll(async () => {
  e = await crearEscenario();
  vida = vidaDe(e);
});
afterAll(() => e.prueba.cerrar());

const observado = async (...campos: (string | null)[]): Promise<Creado> => {
  const legajo = await vida.hasta('timbrado');
  await vida.pagarCep(await vida.original(legajo.id));
  for (const campo of campos) await vida.observar(legajo.id, `Revisar: ${campo}`, campo);
  return legajo;
};
const estados = async (id: number) => (await vida.leer(id)).observaciones.map(({ estado }) => estado);
const idDe = async (id: number, cual = 0) => (await vida.leer(id)).observaciones[cual]?.id ?? 0;
const corregir = async (legajo: Creado, cambios: Partial<EdicionDePrueba>) => {
  const respuesta = await vida.editar(legajo.id, await vida.edicion(legajo, cambios));
  expect(respuesta.statusCode, respuesta.body).toBe(200);
};
const conPartida = (partida: string) => ({ inmuebles: [{ ...e.inmueble, partida }] });
const responder = (id: number, texto: string, headers: Record<string, string> = {}) =>
  e.mgarcia('POST', `/legajo_observaciones/${id}/responder`, { payload: { texto }, headers });
const elColegio = async (legajo_id: number, accion: 'aceptar' | 'reabrir' | 'retirar', cual = 0) => {
  const observacion = { id: await idDe(legajo_id, cual), legajo_id };
  const { autor, ahora, hoy } = vida.elColegio(legajo_id);
  return cambiarObservacion(e.db, observacion, { autor, ahora, hoy, version: null, accion, texto: `Al ${accion}` });
};

describe('guardar un legajo', () => {
  test('sin cambiar nada no responde ninguna', async () => {
    const legajo = await observado('Partida', 'Forma de pago', null);
    await corregir(legajo, {});
    expect(await estados(legajo.id)).toEqual(['abierta', 'abierta', 'abierta']);
    await expect(vida.visar(legajo.id)).rejects.toThrow('El legajo tiene una observación sin responder.');
  });

  test('responde solo la del dato que cambió, y deja dicho qué decía y qué dice', async () => {
    const legajo = await observado('PARTIDA', 'Forma de pago');
    await corregir(legajo, conPartida('55123'));
    const [una, otra] = (await vida.leer(legajo.id)).observaciones;
    expect(una).toMatchObject({
      estado: 'respondida',
      puede: { corregir: false, responder: false },
      hilo: [
        { accion: 'corregir', cambios: [{ nombre: 'Partida', antes: '', ahora: expect.stringContaining('55123') }] },
      ],
    });
    expect(otra).toMatchObject({ estado: 'abierta', respondida_en: null, puede: { corregir: true, responder: true } });
    expect((await vida.leer(legajo.id)).edicion).not.toBeNull();
  });

  test('la del legajo entero sigue abierta hasta que se la responde en palabras', async () => {
    const legajo = await observado(null, 'Partida');
    await corregir(legajo, conPartida('55123'));
    expect(await estados(legajo.id)).toEqual(['abierta', 'respondida']);
    await corregir(legajo, { inmuebles: [{ ...e.inmueble, partida: '55123', calle: 'Calle 60' }] });
    expect(await estados(legajo.id)).toEqual(['abierta', 'respondida']);
    expect((await responder(await idDe(legajo.id), 'Corregí la calle y la partida.')).statusCode).toBe(200);
    expect(await estados(legajo.id)).toEqual(['respondida', 'respondida']);
  });

  test('lo que cambió queda en la historia, dato por dato', async () => {
    const legajo = await observado('Partida');
    await corregir(legajo, { ...conPartida('77'), comitentes: legajo.payload.comitentes });
    const { items } = (await e.mgarcia('GET', `/legajos/${legajo.id}/historial`)).json<{ items: HechoDeLegajo[] }>();
    const { accion, de, cambios } = items.at(-1) ?? {};
    expect([accion, de, cambios?.map(({ nombre }) => nombre)]).toEqual(['corregir', 'vos', ['Partida']]);
  });
});

describe('responder en palabras', () => {
  test('es una respuesta aunque el dato no se pueda cambiar; con un pago el honorario no se corrige', async () => {
    const legajo = await observado('Honorario Convenido');
    expect((await vida.leer(legajo.id)).observaciones[0]?.puede).toEqual({ corregir: false, responder: true });
    const respuesta = await responder(await idDe(legajo.id), '  Es el convenido con el comitente.  ');
    expect([respuesta.statusCode, respuesta.json()]).toMatchObject([
      200,
      { legajo_id: legajo.id, message: 'Respondiste. El Colegio la vuelve a mirar' },
    ]);
    const leido = await vida.leer(legajo.id);
    expect(leido).toMatchObject({ edicion: null, falta: ['revision_de_la_respuesta'] });
    expect(leido.observaciones[0]?.hilo).toMatchObject([
      { accion: 'responder', texto: 'Es el convenido con el comitente.' },
    ]);
    expect((await vida.historia(legajo.id)).at(-1)).toMatchObject({
      accion: 'responder_observacion',
      motivo: 'Es el convenido con el comitente.',
    });
  });

  test('lo vacío, lo de otra persona, lo ya respondido y una versión vencida se rechazan, y nada cambia', async () => {
    const legajo = await observado('Partida', 'Calle');
    const id = await idDe(legajo.id);
    const antes = await vida.huella();
    const ajena = await e.csosa('POST', `/legajo_observaciones/${id}/responder`, { payload: { texto: 'x' } });
    const codigos = [
      (await responder(id, '   ')).statusCode,
      ajena.statusCode,
      (await responder(999_999, 'x')).statusCode,
      (await responder(id, 'x', { 'if-match': '"1"' })).statusCode,
    ];
    expect(codigos).toEqual([422, 404, 404, 409]);
    expect(await vida.huella()).toEqual(antes);
    expect((await responder(id, 'Una')).statusCode).toBe(200);
    const otraVez = await responder(id, 'Otra');
    expect([otraVez.statusCode, otraVez.json().detail]).toEqual([
      409,
      'La observación está respondida y así no se puede hacer eso.',
    ]);
  });

  test('dice cuántas quedan: el legajo vuelve al Colegio cuando están todas respondidas, y el plazo cambia de lado', async () => {
    const legajo = await observado('Partida', 'Calle', null);
    const mensajes = [];
    for (const cual of [0, 1, 2]) {
      const { observaciones } = await vida.leer(legajo.id);
      expect(observaciones.map(({ plazo }) => plazo?.de ?? null)).toEqual(
        observaciones.map(({ estado }) => (estado === 'abierta' ? 'matriculado' : null)),
      );
      mensajes.push(
        (await responder(await idDe(legajo.id, cual), 'Está bien así')).json<{ message: string }>().message,
      );
    }
    expect(mensajes).toEqual([
      'Respondiste. Te quedan 2 observaciones: cuando estén todas respondidas, el legajo vuelve al Colegio',
      'Respondiste. Te queda otra observación: cuando la respondas, el legajo vuelve al Colegio',
      'Respondiste. El Colegio la vuelve a mirar',
    ]);
    const { observaciones, falta } = await vida.leer(legajo.id);
    expect(falta).toEqual(['revision_de_la_respuesta']);
    for (const { plazo } of observaciones) expect(plazo).toMatchObject({ de: 'colegio', estado: 'en_termino' });
  });

  test('repetida con su clave se hace una vez', async () => {
    const legajo = await observado('Partida');
    const id = await idDe(legajo.id);
    const clave = { 'idempotency-key': `responder-${id}` };
    const primera = await responder(id, 'Una', clave);
    expect((await responder(id, 'Una', clave)).json()).toEqual(primera.json());
    expect((await vida.leer(legajo.id)).observaciones[0]?.hilo).toHaveLength(1);
  });
});

describe('el Colegio', () => {
  test('acepta o vuelve a abrir; lo abierto de nuevo se responde otra vez, y el hilo lo cuenta', async () => {
    const legajo = await observado('Partida');
    await corregir(legajo, conPartida('1'));
    await elColegio(legajo.id, 'reabrir');
    expect(await vida.leer(legajo.id)).toMatchObject({
      falta: ['responder_observacion'],
      observaciones: [{ estado: 'abierta', respondida_en: null }],
    });
    await responder(await idDe(legajo.id), 'No tiene otra');
    await elColegio(legajo.id, 'aceptar');
    const [observacion] = (await vida.leer(legajo.id)).observaciones;
    expect([observacion?.estado, observacion?.hilo.map(({ accion }) => accion)]).toEqual([
      'aceptada',
      ['corregir', 'reabrir', 'responder', 'aceptar'],
    ]);
    await expect(elColegio(legajo.id, 'reabrir')).rejects.toMatchObject({ status: 409 });
  });

  test('no acepta lo que nadie respondió; retira la que no correspondía, y entonces se visa', async () => {
    const legajo = await observado('Partida', 'Calle');
    await expect(elColegio(legajo.id, 'aceptar')).rejects.toMatchObject({ status: 409 });
    await responder(await idDe(legajo.id), 'Así está');
    await expect(elColegio(legajo.id, 'aceptar', 1)).rejects.toThrow('La observación está sin responder');
    await elColegio(legajo.id, 'retirar', 1);
    expect(await estados(legajo.id)).toEqual(['respondida', 'retirada']);
    await vida.visar(legajo.id);
    expect(await estados(legajo.id)).toEqual(['aceptada', 'retirada']);
    expect((await vida.historia(legajo.id)).at(-1)).toMatchObject({
      accion: 'visar',
      hasta: { observaciones: [await idDe(legajo.id)] },
    });
  });
});

test('una ampliación en borrador que se edita no responde lo que se observó del legajo', async () => {
  const legajo = await observado('Forma de pago');
  const ampliacion = await vida.ampliar(legajo.id);
  const payload = { ...(await vida.ampliacion(legajo.id, { forma_de_pago: 'En cuotas' })), id: ampliacion };
  expect((await e.mgarcia('PUT', `/legajo_detalles/${ampliacion}`, { payload })).statusCode).toBe(200);
  expect(await estados(legajo.id)).toEqual(['abierta']);
});
