import { ESTADOS_DE_LEGAJO, type EstadoDeLegajo, type EstadoDeObservacion } from '@colega/domain/legajos';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ErrorHttp } from '../../../http/error-http.ts';
import { crearEscenario, type Escenario } from '../../../testing/legajos/escenario.ts';
import { type Creado, type Vida, vidaDe } from '../../../testing/legajos/vida.ts';
import { cambiarObservacion } from '../observaciones/observaciones.service.ts';

let e: Escenario;
let vida: Vida;
beforeAll(async () => {
  e = await crearEscenario();
  vida = vidaDe(e);
});
afterAll(() => e.prueba.cerrar());

type Dicho = { status: number; mensaje: string };
type Respondido = { statusCode: number; json: () => { message?: string } };

const deApi = async (pedido: Promise<Respondido>): Promise<Dicho> => {
  const respuesta = await pedido;
  return { status: respuesta.statusCode, mensaje: respuesta.json().message ?? '' };
};
const deServicio = (trabajo: Promise<unknown>): Promise<Dicho> =>
  trabajo.then(
    () => ({ status: 200, mensaje: '' }),
    (error: unknown) => {
      if (error instanceof ErrorHttp) return { status: error.status, mensaje: error.message };
      throw error;
    },
  );

type Quien = 'matriculado' | 'colegio';
type Accion = {
  quien: Quien;
  en: readonly EstadoDeLegajo[];
  /** The state it ends in; the same by default. */
  lleva?: (estado: EstadoDeLegajo) => EstadoDeLegajo;
  /** What happens first, so that only the state can be the obstacle. */
  antes?: (legajo: Creado, estado: EstadoDeLegajo) => Promise<unknown>;
  modalidad?: (estado: EstadoDeLegajo) => string;
  hacer: (legajo: Creado) => Promise<Dicho>;
};

const EN_TRAMITE = ['confirmado', 'timbrado', 'visado'] as const;
const tramitado = (estado: EstadoDeLegajo): boolean => EN_TRAMITE.some((otro) => otro === estado);
const timbraAl = (estado: EstadoDeLegajo): EstadoDeLegajo => (estado === 'confirmado' ? 'timbrado' : estado);

const conAmpliacion = async ({ id }: Creado, estado: EstadoDeLegajo) => {
  if (tramitado(estado)) await vida.ampliar(id);
};
const conAmpliacionConfirmada = async ({ id }: Creado, estado: EstadoDeLegajo) => {
  if (!tramitado(estado)) return;
  await vida.cambiarEstado(await vida.ampliar(id), 'confirmado');
};
const conContratoSinTimbrar = async (legajo: Creado, estado: EstadoDeLegajo) => {
  if (estado !== 'confirmado') await conAmpliacionConfirmada(legajo, estado);
};

const conObservacion =
  (estado: EstadoDeObservacion = 'abierta') =>
  async ({ id: legajo_id }: Creado) => {
    await e.db
      .insertInto('legajo_observaciones')
      .values({
        ...{ legajo_id, texto: 'Falta', campo: null, usuario_id: null, quien: 'operador', estado },
        creada_en: e.prueba.ahora(),
        respondida_en: null,
      })
      .execute();
  };
const observacionDe = async (legajo_id: number): Promise<number> =>
  (
    await e.db
      .selectFrom('legajo_observaciones')
      .select('id')
      .where('legajo_id', '=', legajo_id)
      .executeTakeFirstOrThrow()
  ).id;
const delColegio = async (legajo_id: number, accion: 'aceptar' | 'reabrir' | 'retirar') => {
  const { autor, ahora, hoy } = vida.elColegio(legajo_id);
  const pedido = { autor, ahora, hoy, version: null, accion, texto: 'Dicho' };
  return deServicio(cambiarObservacion(e.db, { id: await observacionDe(legajo_id), legajo_id }, pedido));
};

/** The table of docs/reference/rules.md#states, as it is met from outside. */
const ACCIONES: Readonly<Record<string, Accion>> = {
  editar: {
    quien: 'matriculado',
    en: ['borrador'],
    hacer: async (legajo) => deApi(vida.editar(legajo.id, await vida.edicion(legajo))),
  },
  corregir: {
    quien: 'matriculado',
    en: ['borrador', 'confirmado', 'timbrado'],
    antes: async ({ id }, estado) => {
      if (estado === 'confirmado' || estado === 'timbrado') await vida.observar(id);
    },
    hacer: async (legajo) => deApi(vida.editar(legajo.id, await vida.edicion(legajo))),
  },
  eliminar: { quien: 'matriculado', en: ['borrador'], hacer: ({ id }) => deApi(e.mgarcia('DELETE', `/legajos/${id}`)) },
  confirmar: {
    quien: 'matriculado',
    en: ['borrador'],
    lleva: () => 'confirmado',
    hacer: async ({ id }) => deApi(vida.cambiarEstado(await vida.original(id), 'confirmado')),
  },
  'confirmar por el Colegio': {
    quien: 'colegio',
    en: ['borrador'],
    lleva: () => 'confirmado',
    modalidad: () => 'especial',
    hacer: ({ id }) => deServicio(vida.confirmarPorElColegio(id)),
  },
  observar: { quien: 'colegio', en: ['confirmado', 'timbrado'], hacer: ({ id }) => deServicio(vida.observar(id)) },
  responder: {
    quien: 'matriculado',
    en: ['confirmado', 'timbrado'],
    antes: conObservacion(),
    hacer: async ({ id }) =>
      deApi(
        e.mgarcia('POST', `/legajo_observaciones/${await observacionDe(id)}/responder`, {
          payload: { texto: 'Así está' },
        }),
      ),
  },
  'aceptar la respuesta': {
    quien: 'colegio',
    en: ['confirmado', 'timbrado'],
    antes: conObservacion('respondida'),
    hacer: ({ id }) => delColegio(id, 'aceptar'),
  },
  'abrir de nuevo': {
    quien: 'colegio',
    en: ['confirmado', 'timbrado'],
    antes: conObservacion('respondida'),
    hacer: ({ id }) => delColegio(id, 'reabrir'),
  },
  'retirar la observación': {
    quien: 'colegio',
    en: ['confirmado', 'timbrado'],
    antes: conObservacion(),
    hacer: ({ id }) => delColegio(id, 'retirar'),
  },
  'anular el timbrado': {
    quien: 'colegio',
    en: ['timbrado'],
    lleva: () => 'confirmado',
    hacer: ({ id }) => deServicio(vida.anularTimbrado(id)),
  },
  sellar: {
    quien: 'colegio',
    en: EN_TRAMITE,
    lleva: timbraAl,
    antes: async (legajo, estado) => {
      await conContratoSinTimbrar(legajo, estado);
      if (estado !== 'borrador')
        await vida.orden(await vida.ultimo(legajo.id), { circuito: 'timbrados', estado: 'pago' });
    },
    hacer: ({ id }) => deServicio(vida.sellar(id)),
  },
  'timbrado externo': {
    quien: 'colegio',
    en: EN_TRAMITE,
    lleva: timbraAl,
    antes: conContratoSinTimbrar,
    hacer: ({ id }) => deServicio(vida.timbrar(id)),
  },
  ampliar: {
    quien: 'matriculado',
    en: EN_TRAMITE,
    hacer: async ({ id }) => deApi(e.mgarcia('POST', '/legajo_detalles', { payload: await vida.ampliacion(id) })),
  },
  'editar la ampliación': {
    quien: 'matriculado',
    en: EN_TRAMITE,
    antes: conAmpliacion,
    hacer: async ({ id }) => {
      const detalle = await vida.ultimo(id);
      const esAmpliacion = detalle !== (await vida.original(id));
      const tipo = esAmpliacion ? {} : { tipo_contrato: 'original' as const, monto: '100000.01' };
      return deApi(
        e.mgarcia('PUT', `/legajo_detalles/${detalle}`, { payload: { ...(await vida.ampliacion(id)), ...tipo } }),
      );
    },
  },
  'eliminar la ampliación': {
    quien: 'matriculado',
    en: EN_TRAMITE,
    antes: conAmpliacion,
    hacer: async ({ id }) => deApi(e.mgarcia('DELETE', `/legajo_detalles/${await vida.ultimo(id)}`)),
  },
  'confirmar la ampliación': {
    quien: 'matriculado',
    en: EN_TRAMITE,
    antes: conAmpliacion,
    hacer: async ({ id }) => {
      const ampliacion = await vida.ultimo(id);
      if (ampliacion === (await vida.original(id))) return { status: 409, mensaje: 'sin ampliación' };
      return deApi(vida.cambiarEstado(ampliacion, 'confirmado'));
    },
  },
  'anular la ampliación': {
    quien: 'matriculado',
    en: EN_TRAMITE,
    antes: conAmpliacionConfirmada,
    hacer: async ({ id }) => {
      const ampliacion = await vida.ultimo(id);
      if (ampliacion === (await vida.original(id))) return { status: 409, mensaje: 'sin ampliación' };
      return deApi(vida.cambiarEstado(ampliacion, 'anulado'));
    },
  },
  visar: {
    quien: 'colegio',
    en: EN_TRAMITE,
    lleva: () => 'visado',
    modalidad: (estado) => (estado === 'confirmado' ? 'franquicia' : 'tradicional'),
    antes: async (legajo, estado) => {
      if (!tramitado(estado)) return;
      if (estado !== 'visado') return vida.pagarCep(await vida.ultimo(legajo.id));
      await conAmpliacionConfirmada(legajo, estado);
      await vida.pagarCep(await vida.ultimo(legajo.id));
      await vida.timbrar(legajo.id);
    },
    hacer: ({ id }) => deServicio(vida.visar(id)),
  },
  anular: {
    quien: 'matriculado',
    // Once stamped it is paid for: then only the college annuls.
    en: ['confirmado'],
    lleva: () => 'anulado',
    hacer: async ({ id }) => deApi(vida.cambiarEstado(await vida.original(id), 'anulado')),
  },
  'anular por el Colegio': {
    quien: 'colegio',
    en: EN_TRAMITE,
    lleva: () => 'anulado',
    hacer: ({ id }) => deServicio(vida.anular(id)),
  },
};

describe('cada estado con cada acción, por el API y por el Colegio', () => {
  const pares = ESTADOS_DE_LEGAJO.flatMap((estado) => Object.keys(ACCIONES).map((accion) => [estado, accion] as const));

  test.each(pares)('%s: %s [API-026, DET-024, DET-025, DET-027, DET-028]', async (estado, nombre) => {
    const accion = ACCIONES[nombre];
    if (!accion) throw new Error(nombre);
    const modalidad = accion.modalidad?.(estado) ?? 'tradicional';
    const legajo = await vida.hasta(estado, { modalidad });
    await accion.antes?.(legajo, estado);
    const [antes, historia] = [await vida.huella(), await vida.historia(legajo.id)];
    const { status, mensaje } = await accion.hacer(legajo);
    if (!accion.en.includes(estado)) {
      expect([status, mensaje.length > 0]).toEqual([409, true]);
      return expect(await vida.huella()).toEqual(antes);
    }
    expect([200, 201], mensaje).toContain(status);
    const hecho = (await vida.historia(legajo.id)).slice(historia.length);
    const destino = accion.lleva?.(estado) ?? estado;
    const quien = accion.quien === 'colegio' ? 'operador' : 'mgarcia';
    expect(hecho).toEqual([
      expect.objectContaining({
        quien,
        desde: expect.objectContaining({ estado }),
        hasta: expect.objectContaining({ estado: nombre === 'eliminar' ? 'eliminado' : destino }),
      }),
    ]);
    if (nombre !== 'eliminar') expect((await vida.leer(legajo.id)).estado.clave).toBe(destino);
  });
});
