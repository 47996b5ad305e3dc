import { randomUUID } from 'node:crypto';
import { BORRADORES_POR_PERSONA, type BorradorDeLista, type BorradorLeido } from '@colega/contract/borradores';
import { etiquetaDe, nombrarBorrador } from '@colega/contract/route';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { borradorDePrueba } from '../../testing/borradores/borrador.ts';
import type { Pedido, Pedir } from '../../testing/crear-app-de-prueba.ts';
import { crearEscenario, type Escenario } from '../../testing/legajos/escenario.ts';

let e: Escenario;
beforeAll(async () => {
  e = await crearEscenario(undefined, { limiteDePedidos: 1_000_000 });
});
beforeEach(async () => {
  await e.db.deleteFrom('borradores').execute();
});
afterAll(() => e.prueba.cerrar());

const TELEFONO =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

const guardar = (id: string, version: number | null = null, cambios = {}, como: Pedir = e.mgarcia) => {
  const headers = { 'user-agent': TELEFONO, ...(version !== null && { 'if-match': etiquetaDe(version) }) };
  return como('PUT', `/borradores/${id}`, { payload: borradorDePrueba(cambios), headers });
};
const crear = async (cambios = {}): Promise<string> => {
  const id = randomUUID();
  const respuesta = await guardar(id, null, cambios);
  expect(respuesta.statusCode, respuesta.body).toBe(200);
  return id;
};
const leer = async (id: string) => (await e.mgarcia('GET', `/borradores/${id}`)).json<BorradorLeido>();
const listar = async (como: Pedir = e.mgarcia) =>
  (await como('GET', '/borradores')).json<{ items: BorradorDeLista[] }>().items;
const conValores = (texto: string) => ({ valores: JSON.stringify({ texto }) });

describe('un borrador', () => {
  test('lo que se carga en un dispositivo se lee entero en otro, y se lista con lo que le falta', async () => {
    const id = await crear(conValores('dos\nrenglones \u0000 y "comillas"'));
    const leido = await e.mgarcia('GET', `/borradores/${id}`);
    expect(leido.headers.etag).toBe('"1"');
    expect(leido.json()).toMatchObject({ id, version: 1, formulario: 1, paso: 'COMITENTE' });
    expect(JSON.parse(leido.json<BorradorLeido>().valores)).toEqual({ texto: 'dos\nrenglones \u0000 y "comillas"' });
    expect(await listar()).toMatchObject([
      { id, que: 'Legajo Manual', falta: ['COMITENTE', 'CONTRATO'], dispositivo: 'Chrome en Android' },
    ]);
    expect(await listar(e.csosa)).toEqual([]);
  });

  test('varios a la vez del mismo asistente; el último que se tocó va primero', async () => {
    const uno = await crear(conValores('uno'));
    e.prueba.avanzar(1000);
    const dos = await crear(conValores('dos'));
    expect((await listar()).map(({ id }) => id)).toEqual([dos, uno]);
    e.prueba.avanzar(1000);
    await guardar(uno, 1, conValores('uno, otra vez'));
    expect((await listar()).map(({ id }) => id)).toEqual([uno, dos]);
  });

  test('dos dispositivos: el que no leyó lo último no lo pisa, y se entera', async () => {
    const id = await crear(conValores('uno'));
    expect((await guardar(id, 1, conValores('del teléfono'))).json()).toMatchObject({ version: 2 });
    const pisando = await guardar(id, 1, conValores('de la oficina'));
    expect([pisando.statusCode, pisando.json<{ codigo: string }>().codigo]).toEqual([409, 'borrador_cambiado']);
    expect((await guardar(id, null, conValores('de la oficina'))).statusCode).toBe(409);
    expect((await leer(id)).valores).toBe(conValores('del teléfono').valores);
    expect((await guardar(id, 2, conValores('de la oficina'))).json()).toMatchObject({ version: 3 });
  });

  test('lo mismo mandado otra vez, porque no llegó la respuesta, no cambia nada ni se rechaza', async () => {
    const id = await crear(conValores('uno'));
    expect((await guardar(id, null, conValores('uno'))).json()).toMatchObject({ version: 1 });
    await guardar(id, 1, conValores('dos'));
    expect((await guardar(id, 1, conValores('dos'))).json()).toMatchObject({ version: 2 });
  });

  test.each([{ falta: ['CONTRATO'] }, { falta: [] }, { paso: 'CONTRATO' }, { detalle: 'GARCIA' }])(
    'lo mismo cargado, con otra cosa que se lista, se guarda: %j',
    async (cambios) => {
      const id = await crear();
      expect((await guardar(id, 1, cambios)).json()).toMatchObject({ version: 2 });
      expect(await listar()).toMatchObject([{ id, ...cambios }]);
    },
  );

  test('uno anidado sin fin no rompe nada', async () => {
    const valores = `{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
    const respuesta = await guardar(randomUUID(), null, { valores });
    expect(respuesta.statusCode, respuesta.body).toBeLessThan(500);
  });

  test('el de otra persona no existe: ni se lee, ni se pisa, ni se quita', async () => {
    const id = await crear();
    expect((await e.csosa('GET', `/borradores/${id}`)).statusCode).toBe(404);
    expect((await guardar(id, null, {}, e.csosa)).statusCode).toBe(404);
    expect((await guardar(id, 1, conValores('ajeno'), e.csosa)).statusCode).toBe(404);
    expect((await e.csosa('DELETE', `/borradores/${id}`)).statusCode).toBe(404);
    expect((await leer(id)).version).toBe(1);
  });

  test('el que se quitó no vuelve por una escritura que venía atrasada', async () => {
    const id = await crear();
    expect((await e.mgarcia('DELETE', `/borradores/${id}`)).statusCode).toBe(200);
    expect((await guardar(id, 1, conValores('tarde'))).statusCode).toBe(404);
    expect(await listar()).toEqual([]);
  });

  test('con la versión que se leyó, lo que otro dispositivo escribió después no se quita', async () => {
    const id = await crear(conValores('uno'));
    await guardar(id, 1, conValores('dos'));
    const quitar = (version: number) =>
      e.mgarcia('DELETE', `/borradores/${id}`, { headers: { 'if-match': etiquetaDe(version) } });
    const atrasado = await quitar(1);
    expect([atrasado.statusCode, atrasado.json<{ codigo: string }>().codigo]).toEqual([409, 'borrador_cambiado']);
    expect((await quitar(2)).statusCode).toBe(200);
    expect((await quitar(2)).statusCode).toBe(404);
  });

  test('no se guardan ni más de los que puede haber ni uno enorme, y se dice por qué', async () => {
    const ids: string[] = [];
    for (let i = 0; i < BORRADORES_POR_PERSONA; i += 1) ids.push(await crear());
    const uno_mas = await guardar(randomUUID());
    expect(uno_mas.statusCode).toBe(409);
    expect(uno_mas.json<{ detail: string }>().detail).toContain(`Tenés ${BORRADORES_POR_PERSONA} borradores guardados`);
    expect((await guardar(ids[0] ?? '', 1, conValores('sigue'))).statusCode).toBe(200);
    const enorme = await guardar(ids[0] ?? '', 2, conValores('x'.repeat(200_001)));
    expect([enorme.statusCode, enorme.json<{ detail: string }>().detail]).toEqual([
      422,
      'El borrador es demasiado largo para guardarlo en el Colegio.',
    ]);
  });

  test.each([{ valores: 'no es JSON' }, { valores: '[1]' }, { enlace: 'https://otro.example' }, { nombre: '' }])(
    'lo que no es de un asistente se rechaza en su campo: %j',
    async (cambios) => {
      const respuesta = await guardar(randomUUID(), null, cambios);
      expect(respuesta.statusCode).toBe(422);
      expect(respuesta.json<{ errores: { campo: string }[] }>().errores.map(({ campo }) => campo)).toEqual(
        Object.keys(cambios),
      );
    },
  );
});

describe('lo que nace de un borrador', () => {
  const crearLegajo = async (id: string, mas: Pedido['headers'] = {}, cambios = {}, version = 1) => {
    const payload = { ...e.legajo(await e.generar()), ...cambios };
    const headers = { 'x-borrador': nombrarBorrador({ id, version }), ...mas };
    return () => e.mgarcia('POST', '/legajos', { payload, headers });
  };
  const cuantos = async () => (await e.db.selectFrom('legajos').select('id').execute()).length;

  test('el legajo se guarda y su borrador se quita a la vez; repetido, responde lo mismo y no hace otro', async () => {
    const id = await crear();
    const antes = await cuantos();
    const mandar = await crearLegajo(id, { 'idempotency-key': `borrador-${id}` });
    const primera = await mandar();
    expect(primera.statusCode, primera.body).toBe(201);
    expect(await listar()).toEqual([]);
    expect((await mandar()).json()).toEqual(primera.json());
    expect(await cuantos()).toBe(antes + 1);
  });

  test('si la primera vez no lo nombró, porque no sabía que había llegado, se quita al repetirla', async () => {
    const id = await crear();
    const antes = await cuantos();
    const payload = e.legajo(await e.generar());
    const mandar = (mas = {}) =>
      e.mgarcia('POST', '/legajos', { payload, headers: { 'idempotency-key': `sin-nombrar-${id}`, ...mas } });
    const primera = await mandar();
    expect(primera.statusCode, primera.body).toBe(201);
    expect(await listar()).toMatchObject([{ id }]);
    const repetida = await mandar({ 'x-borrador': nombrarBorrador({ id, version: 1 }) });
    expect([repetida.statusCode, repetida.json()]).toEqual([201, primera.json()]);
    expect(await listar()).toEqual([]);
    expect(await cuantos()).toBe(antes + 1);
  });

  test('desde dos dispositivos a la vez nace uno solo: el otro se entera y no guarda nada', async () => {
    const id = await crear();
    const antes = await cuantos();
    const mandar = await Promise.all([crearLegajo(id), crearLegajo(id)]);
    const respuestas = await Promise.all(mandar.map((una) => una()));
    expect(respuestas.map(({ statusCode }) => statusCode).sort()).toEqual([201, 410]);
    expect(await cuantos()).toBe(antes + 1);
    const rechazado = respuestas.find(({ statusCode }) => statusCode === 410);
    expect(rechazado?.json<{ codigo: string }>().codigo).toBe('borrador_terminado');
    expect(rechazado?.json<{ title: string }>().title).toBe('Ya no está');
  });

  test('el que otro dispositivo siguió no se guarda desde uno atrasado, y queda: con lo último, sí', async () => {
    const id = await crear(conValores('lo del escritorio'));
    await guardar(id, 1, conValores('lo del teléfono'));
    const antes = await cuantos();
    const atrasado = await (await crearLegajo(id))();
    expect([atrasado.statusCode, atrasado.json<{ codigo: string }>().codigo]).toEqual([409, 'borrador_cambiado']);
    expect(await cuantos()).toBe(antes);
    expect((await leer(id)).valores).toBe(conValores('lo del teléfono').valores);
    const alDia = await (await crearLegajo(id, {}, {}, 2))();
    expect(alDia.statusCode, alDia.body).toBe(201);
    expect(await listar()).toEqual([]);
  });

  test('una pestaña de antes de actualizar el portal, que no dice qué versión leyó, guarda y lo termina', async () => {
    const id = await crear(conValores('uno'));
    await guardar(id, 1, conValores('dos'));
    const antes = await cuantos();
    const mandar = await crearLegajo(id, { 'x-borrador': id });
    const guardado = await mandar();
    expect(guardado.statusCode, guardado.body).toBe(201);
    expect([await listar(), await cuantos()]).toEqual([[], antes + 1]);
    expect((await mandar()).statusCode).toBe(410);
  });

  test('rechazado por atrasado, con la misma clave y lo último se guarda', async () => {
    const id = await crear(conValores('uno'));
    await guardar(id, 1, conValores('dos'));
    const payload = e.legajo(await e.generar());
    const mandar = (version: number) => {
      const headers = { 'idempotency-key': `atrasado-${id}`, 'x-borrador': nombrarBorrador({ id, version }) };
      return e.mgarcia('POST', '/legajos', { payload, headers });
    };
    expect((await mandar(1)).statusCode).toBe(409);
    expect((await mandar(2)).statusCode).toBe(201);
  });

  test.each(['', 'x', `${randomUUID()}/0`, randomUUID(), `${randomUUID()}/1/1`])(
    'con algo que no nombra un borrador no se guarda nada: %j',
    async (nombrado) => {
      const antes = await cuantos();
      const mandar = await crearLegajo(randomUUID(), { 'x-borrador': nombrado });
      expect((await mandar()).statusCode).toBe(410);
      expect(await cuantos()).toBe(antes);
    },
  );

  test('si lo que se guarda se rechaza, el borrador queda', async () => {
    const id = await crear();
    const mandar = await crearLegajo(id, {}, { comitentes: [] });
    expect((await mandar()).statusCode).toBe(422);
    expect(await listar()).toMatchObject([{ id }]);
  });

  test('con el borrador de otra persona no se guarda nada', async () => {
    const ajeno = randomUUID();
    await guardar(ajeno, null, {}, e.csosa);
    const mandar = await crearLegajo(ajeno);
    expect((await mandar()).statusCode).toBe(410);
    expect(await listar(e.csosa)).toHaveLength(1);
  });
});
