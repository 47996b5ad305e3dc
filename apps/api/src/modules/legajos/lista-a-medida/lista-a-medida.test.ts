import { VISTAS_POR_PERSONA, type VistaDeLegajos } from '@colega/contract/legajos';
import { etiquetaDe } from '@colega/contract/route';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { leerXlsx } from '../../../testing/dinero/leer-xlsx.ts';
import { crearEscenario, type Escenario, PERSONA_FISICA } from '../../../testing/legajos/escenario.ts';
import { vidaDe } from '../../../testing/legajos/vida.ts';

let e: Escenario;
let numeros: number[];
beforeAll(async () => {
  e = await crearEscenario();
  const vida = vidaDe(e);
  numeros = [];
  for (const fecha of ['2026-03-10', '2026-03-16', '2026-03-12'])
    numeros.push((await vida.crear({ cambios: { detalles: [await vida.manual({ fecha })] } })).numero_legajo);
});
afterAll(() => e.prueba.cerrar());

describe('lo que se exporta', () => {
  const csv = async (query: string, quien = e.mgarcia) => {
    const respuesta = await quien('GET', `/legajos/exportar/csv?persona.id=${e.persona.id}&${query}`);
    return { codigo: respuesta.statusCode, lineas: respuesta.body.replace('\ufeff', '').trim().split('\r\n') };
  };
  const enOrden = ({ lineas }: { lineas: string[] }) => lineas.slice(1).map((linea) => Number(linea.split(';')[0]));

  test('es lo de la lista, con su filtro y en su orden, y se abre en castellano [S-917]', async () => {
    const todos = await csv('');
    expect(todos.lineas[0]).toBe(
      'Número;Fecha;Tipo de contrato;Estado;Comitentes;Ubicación;Rubro;Modalidad;Matrícula;Honorario;Visado;Fecha de visado',
    );
    for (const query of [
      'order[fecha]=desc',
      'order[numero_legajo]=asc',
      'fecha_desde=2026-03-12',
      'espera=colegio',
      'numero_legajo=99999',
    ]) {
      const lista = await e.mgarcia('GET', `/legajos?persona.id=${e.persona.id}&limit=100&${query}`);
      const esperados = lista.json<{ items: { numero_legajo: number }[] }>().items.map((uno) => uno.numero_legajo);
      expect(enOrden(await csv(query)), query).toEqual(esperados);
    }
    expect(enOrden(todos)).toHaveLength(numeros.length);
    expect(todos.lineas.find((linea) => linea.startsWith(`${numeros[1]};`))).toMatch(
      /^\d+;16\/03\/2026;Original;[^;]+;[^;]+;[^;]*;[^;]+;[^;]+;[^;]+;\d+,\d{2};;$/,
    );
  });

  test('en la planilla los números son números y las fechas, fechas', async () => {
    const { rawPayload } = await e.mgarcia('GET', `/legajos/exportar/xlsx?persona.id=${e.persona.id}`);
    const { hoja } = leerXlsx(rawPayload);
    expect(hoja).toContain(`<v>${numeros[0]}</v>`);
    const dias = (Date.UTC(2026, 2, 16) - Date.UTC(1899, 11, 30)) / 86_400_000;
    expect(hoja).toContain(`<v>${dias}</v>`);
  });

  test('el de otra persona no existe, y un rango al revés se dice', async () => {
    expect((await csv('', e.csosa)).codigo).toBe(404);
    expect((await csv('fecha_desde=2026-03-12&fecha_hasta=2026-03-01')).codigo).toBe(422);
  });
});

describe('las vistas', () => {
  type Respuesta = { items: VistaDeLegajos[]; errores?: { campo: string; mensaje: string }[]; message?: string };
  const pedir = async (metodo: 'GET' | 'POST' | 'PUT' | 'DELETE', ruta = '', payload?: object, quien = e.mgarcia) => {
    const respuesta = await quien(metodo, `/vistas_de_legajos${ruta}`, payload ? { payload } : {});
    return { ...respuesta.json<Respuesta>(), status: respuesta.statusCode };
  };
  const guardar = (nombre: string, filtros: object = { espera: 'colegio' }) => pedir('POST', '', { nombre, filtros });
  beforeEach(async () => {
    await e.db.deleteFrom('vistas_de_legajos').execute();
  });

  test('se guardan con su nombre, en orden, y son solo de quien las guardó [S-918]', async () => {
    await guardar('Quilmes observados', {
      'comitente.search': 'gómez',
      observacion: 'abierta',
      'order[comitente]': 'asc',
    });
    await guardar('  Árboles   y\nplazas ', { 'estado.id': 4, numero_legajo: '', fecha_desde: '2026-01-01' });
    const { items } = await pedir('GET');
    expect(items.map(({ id: _, ...vista }) => vista)).toEqual([
      { version: 1, nombre: 'Árboles y plazas', filtros: { 'estado.id': '4', fecha_desde: '2026-01-01' } },
      {
        version: 1,
        nombre: 'Quilmes observados',
        filtros: { 'comitente.search': 'gómez', observacion: 'abierta', 'order[comitente]': 'asc' },
      },
    ]);
    expect((await pedir('GET', '', undefined, e.csosa)).items).toEqual([]);
    const [una] = items;
    for (const metodo of ['PUT', 'DELETE'] as const) {
      const cambio = metodo === 'PUT' ? { nombre: 'x', filtros: {} } : undefined;
      expect((await pedir(metodo, `/${una?.id}`, cambio, e.csosa)).status).toBe(404);
    }
    expect((await pedir('GET')).items).toEqual(items);
  });

  test('cambian de nombre o de filtros, y se quitan', async () => {
    const { items } = await guardar('Una');
    const id = items[0]?.id;
    const { items: cambiada } = await pedir('PUT', `/${id}`, { nombre: 'Otra', filtros: { espera: 'nadie' } });
    expect(cambiada).toEqual([{ id, version: 2, nombre: 'Otra', filtros: { espera: 'nadie' } }]);
    expect((await pedir('DELETE', `/${id}`)).items).toEqual([]);
    expect((await pedir('DELETE', `/${id}`)).status).toBe(404);
  });

  test('de dos dispositivos que cambian la misma el segundo se entera, y no se pierde lo del primero', async () => {
    const { items } = await guardar('Una');
    const id = items[0]?.id;
    const cambiar = async (nombre: string, espera: string, version: number | null) => {
      const headers = version === null ? {} : { 'if-match': etiquetaDe(version) };
      const payload = { nombre, filtros: { espera } };
      const respuesta = await e.mgarcia('PUT', `/vistas_de_legajos/${id}`, { payload, headers });
      return { ...respuesta.json<Respuesta>(), status: respuesta.statusCode };
    };
    expect((await cambiar('Una', 'nadie', 1)).items).toMatchObject([{ version: 2, filtros: { espera: 'nadie' } }]);
    const tarde = await cambiar('Otra', 'colegio', 1);
    expect([tarde.status, tarde.message]).toEqual([
      409,
      '«Una» cambió en otro dispositivo y lo de acá no se guardó. Mirá cómo quedó antes de volver a intentar.',
    ]);
    expect((await pedir('GET')).items).toMatchObject([{ nombre: 'Una', filtros: { espera: 'nadie' } }]);
    // The same again, whose answer was lost.
    expect((await cambiar('Una', 'nadie', 1)).items).toMatchObject([{ version: 2 }]);
    const aLaVez = await Promise.all([cambiar('A', 'nadie', 2), cambiar('B', 'nadie', 2)]);
    expect(aLaVez.map(({ status }) => status).sort()).toEqual([200, 409]);
    // A page from before this was asked.
    expect((await cambiar('Última', 'nadie', null)).items).toMatchObject([{ version: 4, nombre: 'Última' }]);
  });

  test('el nombre no falta ni se repite, aunque se guarde dos veces a la vez o con otras mayúsculas', async () => {
    const [una, otra] = await Promise.all([guardar('Míos'), guardar('MÍOS')]);
    expect([una.status, otra.status].sort()).toEqual([201, 422]);
    const repetida = una.status === 422 ? una : otra;
    expect(repetida.errores).toEqual([
      expect.objectContaining({ campo: 'nombre', mensaje: 'Ya tenés una vista con ese nombre.' }),
    ]);
    expect((await guardar('   ')).errores).toEqual([
      expect.objectContaining({ campo: 'nombre', mensaje: 'Ponele un nombre.' }),
    ]);
    const { items } = await guardar('Otra');
    const id = items.find(({ nombre }) => nombre === 'Otra')?.id;
    expect((await pedir('PUT', `/${id}`, { nombre: 'míos', filtros: {} })).status).toBe(422);
    expect((await pedir('PUT', `/${id}`, { nombre: 'OTRA', filtros: {} })).status).toBe(200);
  });

  test('lo que la lista no filtra, o está mal, se rechaza', async () => {
    for (const ajeno of [{ 'persona.id': e.otra.persona.id }, { page: 7 }, { otra: 'x' }])
      expect((await guardar('De más', { espera: 'colegio', ...ajeno })).status).toBe(422);
    expect((await guardar('Mal', { espera: 'nunca' })).status).toBe(422);
    expect((await guardar('Al revés', { fecha_desde: '2026-03-12', fecha_hasta: '2026-03-01' })).status).toBe(422);
  });

  test('hasta un máximo, que se dice', async () => {
    for (let i = 0; i < VISTAS_POR_PERSONA; i += 1) await guardar(`Vista ${i}`);
    const { status, message } = await guardar('Una más');
    expect([status, message]).toEqual([409, 'Tenés 20 vistas guardadas, el máximo. Quitá alguna.']);
  });
});

test('un comitente que parece una fórmula no lo es', async () => {
  await e.db
    .updateTable('legajo_comitentes')
    .set({ apellido: '=1+1', nombre: '' })
    .where('cuit', '=', PERSONA_FISICA)
    .execute();
  const { body } = await e.mgarcia('GET', `/legajos/exportar/csv?persona.id=${e.persona.id}`);
  expect(body).toContain(";'=1+1;");
});
