import type { AjustesDelColegio } from '@colega/contract/colegio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operador } from '../../testing/construir.ts';
import type { Pedir } from '../../testing/crear-app-de-prueba.ts';
import { crearEscenario, type Escenario } from '../../testing/legajos/escenario.ts';
import { type Vida, vidaDe } from '../../testing/legajos/vida.ts';

let e: Escenario;
let vida: Vida;
let ana: Pedir;
beforeAll(async () => {
  e = await crearEscenario();
  vida = vidaDe(e);
  await operador(e.db, 'ana', { roles: ['administracion'] });
  ana = await e.prueba.conSesion('ana', '/colegio/authentication_token');
});
afterAll(() => e.prueba.cerrar());

const leer = async () => (await ana('GET', '/colegio/ajustes')).json<AjustesDelColegio>().rubros;
const dejar = async (...nombres: string[]) => {
  const { rubros } = await leer();
  const activos = rubros.filter(({ nombre }) => nombres.includes(nombre)).map(({ id }) => id);
  return ana('PUT', '/colegio/ajustes/rubros', { payload: { activos } });
};
const TODOS = ['Obra civil', 'Instalaciones de gas', 'Electromecánica', 'Instalaciones eléctricas'];

test('un rubro que se apaga no recibe legajos nuevos, y los que estaban en él siguen hasta su visado', async () => {
  const borrador = await vida.crear();
  const confirmado = await vida.hasta('confirmado');
  const visado = await vida.hasta('visado');
  const { rubro } = await vida.leer(borrador.id);
  expect((await dejar('Instalaciones de gas')).statusCode).toBe(200);
  const { items } = (await e.mgarcia('GET', '/rubros?activo=1')).json<{ items: { nombre: string }[] }>();
  expect(items.map(({ nombre }) => nombre)).toEqual(['Instalaciones de gas']);
  await expect(vida.crear()).rejects.toThrow(/rubro/i);

  const editado = await vida.editar(borrador.id, await vida.edicion(borrador, {}));
  expect(editado.statusCode, editado.body).toBe(200);
  await vida.confirmar(borrador.id);
  await vida.timbrar(confirmado.id);
  expect(await vida.ampliar(visado.id)).toBeGreaterThan(0);
  const otro = (await ana('GET', '/colegio/auditoria?entidad=colegio&cual=rubros')).json();
  expect(otro.items).toMatchObject([{ accion: 'cambiar_rubros' }]);
  expect((await vida.leer(borrador.id)).rubro).toMatchObject({ id: rubro.id });
  expect((await dejar(...TODOS)).statusCode).toBe(200);
});

test('nunca se queda sin ninguno, y uno que no está se rechaza', async () => {
  const pedir = (activos: number[]) => ana('PUT', '/colegio/ajustes/rubros', { payload: { activos } });
  expect((await pedir([])).json().errores[0].campo).toBe('activos');
  expect((await pedir([999])).statusCode).toBe(422);
  await expect(e.db.updateTable('rubros').set({ activo: false }).execute()).rejects.toThrow('sin rubros');
  await dejar(...TODOS);
  const repetido = await dejar(...TODOS);
  expect(repetido.json().codigo).toBe('nada_que_corregir');
});

test('quien está en un distrito cerrado no empieza un legajo, y se le dice por qué', async () => {
  const { db, persona } = e;
  const ponerEn = (clave: 'activo' | 'cancelado') =>
    db
      .updateTable('matriculas')
      .set((eb) => ({ estado_id: eb.selectFrom('estados_matriculas').select('id').where('clave', '=', clave) }))
      .where('persona_id', '=', persona.id)
      .execute();
  const deSuPersona = (distrito_id: number) =>
    db.updateTable('personas').set({ distrito_id }).where('id', '=', persona.id).execute();
  const { id: cerrado } = await db
    .insertInto('distritos')
    .values({ clave: 'que_cerro', nombre: 'El que cerró' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await deSuPersona(cerrado);
  await ponerEn('cancelado');
  await db.updateTable('distritos').set({ cerrado: true }).where('id', '=', cerrado).execute();
  await ponerEn('activo');
  const respuesta = await e.mgarcia('POST', '/legajos', {
    payload: e.legajo(await e.generar(), { distrito_id: cerrado }),
  });
  expect([respuesta.statusCode, respuesta.json().detail]).toEqual([409, expect.stringContaining('El que cerró')]);
  await deSuPersona(persona.distrito_id);
});
