import type { HechoDeLegajo, Legajo, LegajoEntrada } from '@colega/contract/legajos';
import type { Problem } from '@colega/contract/problem';
import { digitoVerificador } from '@colega/domain/identificadores';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CarteroDePrueba, crearCartero } from '../../../testing/avisos/cartero.ts';
import type { Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { crearEscenario, EMPRESA, type Escenario, padron } from '../../../testing/legajos/escenario.ts';
import { vidaDe } from '../../../testing/legajos/vida.ts';
import {
  type Contribuyente,
  PadronNoDisponible,
  type RegistroDeCuits,
} from '../../referencias/cuits/registro-de-cuits.ts';

const NO_VALIDADO = 'El CUIT no pudo ser validado, comunicate con el Distrito';
const DESCONOCIDA = '27333333339';
/** The prefix of a person, which the registry has as an entity (OPN-052). */
const EMPRESA_DE_PERSONA = '20111111112';
let queFallan: Set<string>;

let ultimo = 20_000_000;
/** Somebody of whom no earlier file says anything. */
const otraPersona = (): { cuit: string; apellido: string; nombre: string } => {
  ultimo += 1;
  const digito = digitoVerificador(`20${ultimo}`);
  return digito === null ? otraPersona() : { cuit: `20${ultimo}${digito}`, apellido: 'Pérez', nombre: 'Juan' };
};

let e: Escenario;
let cartero: CarteroDePrueba;
let responde: boolean;
let preguntas: string[];

const registro: RegistroDeCuits = {
  buscar: async (cuit): Promise<Contribuyente | null> => {
    preguntas.push(cuit);
    if (!responde || queFallan.has(cuit)) throw new PadronNoDisponible('no respondió');
    if (cuit === EMPRESA_DE_PERSONA) return { cuit, apellido_nombre: 'PEREZ JUAN', fisico: false };
    return cuit.startsWith('202') ? { cuit, apellido_nombre: 'PEREZ JUAN', fisico: true } : padron.buscar(cuit);
  },
};

beforeAll(async () => {
  e = await crearEscenario(registro);
  cartero = crearCartero(e.prueba, { cuits: registro });
});
beforeEach(() => {
  responde = false;
  preguntas = [];
  queFallan = new Set();
});
afterAll(() => e.prueba.cerrar());

type Comitente = LegajoEntrada['comitentes'][number];
const provisorio = (comitente: Comitente): Comitente => ({ ...comitente, acepta_provisorio: true });

const crear = async (comitentes: Comitente[], como: Pedir = e.mgarcia) =>
  como('POST', '/legajos', { payload: e.legajo(await e.generar(como), { comitentes }) });
const crearCon = async (comitentes: Comitente[]): Promise<number> => {
  const creado = await crear(comitentes);
  expect(creado.statusCode, creado.body).toBe(201);
  return creado.json<{ id: number }>().id;
};
const leer = async (id: number): Promise<Legajo> => (await e.mgarcia('GET', `/legajos/${id}`)).json<Legajo>();
const padronDe = async (id: number) => (await leer(id)).comitentes.map((comitente) => comitente.padron);
const estadoConfirmado = async () =>
  (await e.db.selectFrom('estados_legajos').select('id').where('clave', '=', 'confirmado').executeTakeFirstOrThrow())
    .id;
const confirmar = async (id: number) => {
  const [detalle] = (await leer(id)).detalles;
  return e.mgarcia('PUT', `/legajo_detalles/${detalle?.id}/cambiar_estado`, {
    payload: { estado_id: await estadoConfirmado() },
  });
};
const consultar = () => cartero.tareas().validar_comitentes({});
const avisos = (id: number) =>
  e.db
    .selectFrom('avisos')
    .select(['titulo', 'detalle'])
    .where('evento', '=', 'padron_respondio')
    .where('canal', '=', 'portal')
    .where('enlace', '=', `/app/ejercicio/legajo/${id}/detail`)
    .execute();

describe('mientras el padrón no responde', () => {
  test('sin aceptarlo como provisorio, el comitente se rechaza, y el código dice por qué [AUT-058]', async () => {
    const rechazado = await crear([{ cuit: DESCONOCIDA, apellido: 'Ruiz', nombre: 'Eva' }]);
    expect(rechazado.statusCode).toBe(422);
    expect(rechazado.json<Problem>()).toMatchObject({
      codigo: 'padron_sin_respuesta',
      errores: [{ campo: 'comitentes.0.cuit', mensaje: NO_VALIDADO }],
    });
    const buscado = await e.mgarcia('GET', `/cuits/findByCuit/${DESCONOCIDA}`);
    expect(buscado.json<Problem>()).toMatchObject({ codigo: 'padron_sin_respuesta', detail: NO_VALIDADO });
    responde = true;
    expect((await e.mgarcia('GET', `/cuits/findByCuit/${DESCONOCIDA}`)).json<Problem>()).toMatchObject({
      codigo: 'cuit_no_validado',
      detail: NO_VALIDADO,
    });
  });

  test('el legajo se guarda con él como vino, y no se confirma', async () => {
    const id = await crearCon([provisorio(otraPersona())]);
    const legajo = await leer(id);
    expect(legajo.comitentes).toMatchObject([{ apellido: 'Pérez', nombre: 'Juan', padron: 'sin_respuesta' }]);
    expect([legajo.falta, legajo.acciones_permitidas.puede_confirmarse]).toEqual([['esperar_al_padron'], false]);
    const negado = await confirmar(id);
    expect([negado.statusCode, negado.json<Problem>().codigo]).toEqual([409, 'comitente_por_validar']);
    await consultar();
    expect(await padronDe(id)).toEqual(['sin_respuesta']);
  });

  test('tres silencios seguidos terminan la vuelta, y la próxima empieza por los que faltaban', async () => {
    await e.db
      .updateTable('legajo_comitentes')
      .set({ padron: 'no_coincide' })
      .where('padron', '=', 'sin_respuesta')
      .execute();
    const cinco = Array.from({ length: 5 }, otraPersona);
    await crearCon(cinco.map(provisorio));
    preguntas = [];
    await consultar();
    const primeras = [...preguntas];
    expect(primeras).toHaveLength(3);
    e.prueba.avanzar(1000);
    preguntas = [];
    await consultar();
    expect(preguntas.slice(0, 2).toSorted()).toEqual(
      cinco
        .map(({ cuit }) => cuit)
        .filter((cuit) => !primeras.includes(cuit))
        .toSorted(),
    );
  });

  test('uno que falla siempre no detiene a los demás', async () => {
    const [mala, buena] = [otraPersona(), otraPersona()];
    queFallan = new Set([mala.cuit]);
    const conMala = await crearCon([provisorio(mala)]);
    const conBuena = await crearCon([provisorio(buena)]);
    responde = true;
    await consultar();
    expect([await padronDe(conMala), await padronDe(conBuena)]).toEqual([['sin_respuesta'], ['validado']]);
  });

  test('lo que tiene que tener escrito se pide igual', async () => {
    const sinNombre = await crear([provisorio({ cuit: otraPersona().cuit })]);
    expect(sinNombre.json<Problem>().errores).toEqual([expect.objectContaining({ campo: 'comitentes.0.apellido' })]);
    const sinFirmante = await crear([provisorio({ cuit: EMPRESA, apellido: 'Constructora del Sur SA' })]);
    expect(sinFirmante.json<Problem>().errores).toContainEqual(
      expect.objectContaining({ campo: 'comitentes.0.firmante' }),
    );
  });

  test('vale el que el padrón ya validó en otro legajo de quien lo carga, y de nadie más', async () => {
    responde = true;
    const domicilio_real = { calle: '7', numero: '1', localidad_id: e.localidad.id };
    const empresa = { cuit: EMPRESA, apellido_nombre: 'Constructora del Sur SA', firmante: 'Ana', cargo: 'Titular' };
    await crearCon([{ ...empresa, domicilio_real }]);
    responde = false;
    const id = await crearCon([{ ...empresa, domicilio_real }]);
    expect([await padronDe(id), (await leer(id)).falta]).toEqual([['validado'], ['confirmar']]);
    const { persona, matricula_id, distrito_id } = e.otra;
    expect(persona.id).not.toBe(e.persona.id);
    const payload = { ...e.legajo(await e.generar(e.csosa), { comitentes: [{ ...empresa, domicilio_real }] }) };
    const ajeno = await e.csosa('POST', '/legajos', { payload: { ...payload, matricula_id, distrito_id } });
    expect([ajeno.statusCode, ajeno.json<Problem>().codigo]).toEqual([422, 'padron_sin_respuesta']);
    const otroNombre = await crear([{ ...empresa, apellido_nombre: 'Otra Constructora SRL', domicilio_real }]);
    expect(otroNombre.json<Problem>().codigo).toBe('comitente_es_otro');
  });
});

describe('cuando el padrón responde', () => {
  test('lo valida en todos los legajos que lo esperan, una vez, y se puede confirmar', async () => {
    const quien = provisorio(otraPersona());
    const ids = [await crearCon([quien]), await crearCon([quien])];
    const antes = (await leer(ids[0] ?? 0)).version;
    responde = true;
    // two portals at once
    await Promise.all([consultar(), crearCartero(e.prueba, { cuits: registro }).tareas().validar_comitentes({})]);
    for (const id of ids) {
      const legajo = await leer(id);
      expect([legajo.comitentes[0]?.padron, legajo.falta, legajo.version]).toEqual(['validado', ['confirmar'], antes]);
      expect(await avisos(id)).toEqual([
        {
          titulo: `El padrón validó a un comitente de tu legajo N.º ${legajo.numero_legajo}`,
          detalle: 'Pérez Juan quedó validado: seguí con tu legajo.',
        },
      ]);
      const historia = (await e.mgarcia('GET', `/legajos/${id}/historial`)).json<{ items: HechoDeLegajo[] }>();
      expect(historia.items.filter(({ de }) => de === 'padron')).toEqual([
        expect.objectContaining({ hecho: 'El padrón respondió por un comitente' }),
      ]);
    }
    expect((await confirmar(ids[0] ?? 0)).statusCode).toBe(200);
  });

  test.each([
    ['es de otra persona', { ...otraPersona(), apellido: 'Gómez', nombre: 'Ana' }, /Cargaste a Gómez Ana.*PEREZ JUAN/],
    ['no figura', { cuit: DESCONOCIDA, apellido: 'Ruiz', nombre: 'Eva' }, /Ruiz Eva no figura en el padrón/],
    [
      'es de una empresa',
      { cuit: EMPRESA_DE_PERSONA, apellido: 'Pérez', nombre: 'Juan' },
      /Para el padrón, Pérez Juan es una empresa u organismo/,
    ],
  ])('el CUIT que %s no coincide: se avisa y se corrige', async (_, comitente, aviso) => {
    const id = await crearCon([provisorio(comitente)]);
    responde = true;
    await consultar();
    const legajo = await leer(id);
    expect([legajo.comitentes[0]?.padron, legajo.falta]).toEqual(['no_coincide', ['corregir_comitente']]);
    expect(await avisos(id)).toEqual([expect.objectContaining({ detalle: expect.stringMatching(aviso) })]);
    preguntas = [];
    await consultar();
    expect(preguntas).toEqual([]);

    const payload = e.legajo(await e.generar(), {});
    const detalles = payload.detalles.map((detalle) => ({ ...detalle, id: legajo.detalles[0]?.id }));
    const igual = await e.mgarcia('PUT', `/legajos/${id}`, {
      payload: { ...payload, detalles, comitentes: [comitente] },
    });
    expect(igual.statusCode).toBe(422);
    const corregido = await e.mgarcia('PUT', `/legajos/${id}`, { payload: { ...payload, detalles } });
    expect(corregido.statusCode, corregido.body).toBe(200);
    expect([await padronDe(id), (await leer(id)).falta]).toEqual([['validado'], ['confirmar']]);
  });

  test('a quien se edita mientras tanto se lo vuelve a preguntar al guardar', async () => {
    const quien = provisorio(otraPersona());
    const id = await crearCon([quien]);
    const payload = e.legajo(await e.generar(), { comitentes: [quien] });
    const editar = async () => {
      const { detalles } = await leer(id);
      return e.mgarcia('PUT', `/legajos/${id}`, {
        payload: { ...payload, detalles: payload.detalles.map((d) => ({ ...d, id: detalles[0]?.id })) },
      });
    };
    expect((await editar()).statusCode).toBe(200);
    expect(await padronDe(id)).toEqual(['sin_respuesta']);
    responde = true;
    expect((await editar()).statusCode).toBe(200);
    expect(await padronDe(id)).toEqual(['validado']);
  });
});

test('al corregir un legajo confirmado no se admite a quien el padrón no validó, y la base tampoco lo deja', async () => {
  responde = true;
  const id = await crearCon([provisorio(otraPersona())]);
  expect((await confirmar(id)).statusCode).toBe(200);
  await vidaDe(e).observar(id, 'Revisar el comitente', null);
  const { detalles, comitentes } = await leer(id);
  responde = false;
  const payload = e.legajo(await e.generar(), { comitentes: [provisorio(otraPersona())] });
  const [original] = detalles;
  const corregido = await e.mgarcia('PUT', `/legajos/${id}`, {
    payload: {
      ...payload,
      detalles: payload.detalles.map((detalle) => ({ ...detalle, id: original?.id, monto: original?.monto })),
    },
  });
  expect([corregido.statusCode, corregido.json<Problem>().codigo]).toEqual([422, 'padron_sin_respuesta']);
  expect(await padronDe(id)).toEqual(['validado']);
  const quitarle = () =>
    e.db
      .updateTable('legajo_comitentes')
      .set({ padron: 'sin_respuesta' })
      .where('id', '=', comitentes[0]?.id ?? 0)
      .execute();
  await expect(quitarle()).rejects.toThrow(/sus comitentes están validados/);

  const borrador = await crearCon([provisorio(otraPersona())]);
  const confirmado = e.db.selectFrom('estados_legajos').select('id').where('clave', '=', 'confirmado');
  const saltearla = () =>
    e.db.updateTable('legajos').set({ estado_id: confirmado }).where('id', '=', borrador).execute();
  await expect(saltearla()).rejects.toThrow(/un comitente que el padrón no validó/);
});
