import type { AvisoDelPortal, Preferencia } from '@colega/contract/avisos';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CarteroDePrueba, crearCartero } from '../../testing/avisos/cartero.ts';
import { operador } from '../../testing/construir.ts';
import type { Pedir } from '../../testing/crear-app-de-prueba.ts';
import { crearEscenario, type Escenario } from '../../testing/legajos/escenario.ts';
import { type Vida, vidaDe } from '../../testing/legajos/vida.ts';
import { avisar } from './avisar.service.ts';
import { mandarResumenes } from './resumen.service.ts';

const UN_DIA_MS = 86_400_000;
let e: Escenario;
let vida: Vida;
let cartero: CarteroDePrueba;
let rita: Pedir;
beforeAll(async () => {
  e = await crearEscenario(undefined, { limiteDePedidos: 1_000_000 });
  vida = vidaDe(e);
  cartero = crearCartero(e.prueba);
  await e.db.updateTable('personas').set({ email: 'maria@example.com' }).where('id', '=', e.persona.id).execute();
  await operador(e.db, 'rita', { roles: ['visado'], distrito_id: e.persona.distrito_id });
  rita = await e.prueba.conSesion('rita', '/colegio/authentication_token');
});
beforeEach(() => cartero.vaciarBuzon());
afterAll(() => e.prueba.cerrar());

const elegir = async (como: Pedir, evento: string, modo: string, lado = 'matriculado') =>
  (await como('PUT', '/preferencias_de_avisos', { payload: { lado, evento, canal: 'correo', modo } })).statusCode;
const visado = (cosa_id: string) =>
  avisar(
    e.db,
    {
      ...({ evento: 'confirmado', cosa: 'prueba', cosa_id, persona_id: e.persona.id } as const),
      portal: { datos: { legajo: cosa_id }, detalle: `Detalle de ${cosa_id}` },
    },
    e.prueba.ahora(),
  );
/** Sessions do not live so long: the day is that of the work, and the clock stays. */
let dia = 0;
const pasan = (dias: number) => {
  dia += dias;
};
const resumir = () => mandarResumenes(e.db, new Date(e.prueba.ahora().getTime() + dia * UN_DIA_MS));
const resumenes = () => cartero.buzon.filter(({ asunto }) => asunto.startsWith('Tu resumen del día'));

test('el resumen titula cada aviso como lo hace su carta, con el nombre del Colegio', async () => {
  const asuntoDe = () => e.db.updateTable('textos_del_colegio').where('clave', '=', 'asunto.confirmado');
  const { texto: era } = await e.db
    .selectFrom('textos_del_colegio')
    .select('texto')
    .where('clave', '=', 'asunto.confirmado')
    .executeTakeFirstOrThrow();
  const { nombre } = await e.db.selectFrom('colegio').select('nombre').executeTakeFirstOrThrow();
  await asuntoDe().set({ texto: 'El {colegio} confirmó el legajo {legajo}' }).execute();
  expect(await elegir(e.mgarcia, 'confirmado', 'por_dia')).toBe(200);
  await visado('90');
  await resumir();
  await cartero.repartir();
  expect(resumenes()[0]?.texto).toContain(`El ${nombre} confirmó el legajo 90`);
  await asuntoDe().set({ texto: era }).execute();
  pasan(1);
});

describe('una vez por día', () => {
  test('las cartas elegidas esperan y salen en una sola, con dos procesos y más de una vez', async () => {
    expect(await elegir(e.mgarcia, 'confirmado', 'por_dia')).toBe(200);
    await visado('101');
    await visado('102');
    await visado('102');
    await cartero.repartir();
    expect(cartero.buzon).toEqual([]);
    await Promise.all([resumir(), resumir()]);
    await resumir();
    await cartero.repartir();
    await cartero.repartir();
    expect(cartero.buzon.map(({ asunto, para }) => [para, asunto])).toEqual([
      ['maria@example.com', 'Tu resumen del día: 2 avisos'],
    ]);
    const { texto = '' } = cartero.buzon[0] ?? {};
    for (const parte of [
      'El Colegio confirmó tu legajo N.º 101',
      'Detalle de 102',
      'https://colega.test/app/sesion/avisos',
    ])
      expect(texto).toContain(parte);
    const cartas = await cartero.cartas('confirmado');
    expect(cartas.slice(-2).map(({ resultado }) => resultado)).toEqual(['enviado', 'enviado']);
  });

  test('cada una se cuenta con el asunto que el Colegio le puso a su carta', async () => {
    const texto = (nuevo: string) =>
      e.db.updateTable('textos_del_colegio').set({ texto: nuevo }).where('clave', '=', 'asunto.confirmado').execute();
    await texto('Ya es firme el {legajo}');
    await visado('108');
    pasan(1);
    await resumir();
    await cartero.repartir();
    expect(resumenes().map((carta) => carta.texto)).toEqual([expect.stringContaining('- Ya es firme el 108\n')]);
  });

  test('lo que llega después del resumen sale en el siguiente, aunque pase un día sin que nadie trabaje', async () => {
    await visado('103');
    await resumir();
    await cartero.repartir();
    expect(resumenes()).toEqual([]);
    pasan(2);
    await resumir();
    await cartero.repartir();
    expect(resumenes().map(({ asunto }) => asunto)).toEqual(['Tu resumen del día: un aviso']);
    pasan(1);
    await resumir();
    await cartero.repartir();
    expect(resumenes()).toHaveLength(1);
  });

  test('si la carta no sale, lo que llevaba sigue pendiente y sale con ella', async () => {
    await visado('104');
    pasan(1);
    await resumir();
    const [resumen] = (await cartero.cartas('resumen_del_dia')).slice(-1);
    const caido = async () => {
      throw new Error('No la tomó');
    };
    await expect(cartero.enviar(resumen?.id ?? 0, caido)).rejects.toThrow('No la tomó');
    expect((await cartero.cartas('confirmado')).at(-1)?.resultado).toBeNull();
    await cartero.enviar(resumen?.id ?? 0);
    await cartero.enviar(resumen?.id ?? 0);
    expect(resumenes()).toHaveLength(1);
    expect((await cartero.cartas('confirmado')).at(-1)?.resultado).toBe('enviado');
  });

  test('la mesa también elige, y su resumen lleva a elegirlo; sin el rol, no dice nada', async () => {
    expect(await elegir(rita, 'legajo_por_revisar', 'por_dia', 'colegio')).toBe(200);
    const { numero_legajo } = await vida.hasta('confirmado');
    pasan(1);
    await resumir();
    await cartero.repartir();
    const suyo = resumenes().find(({ para }) => para !== 'maria@example.com');
    expect(suyo?.texto).toContain(`Para revisar: legajo N.º ${numero_legajo}`);
    expect(suyo?.texto).toContain('https://colega.test/colegio/avisos');
    cartero.vaciarBuzon();
    await vida.hasta('confirmado');
    await e.db.updateTable('roles_de_operador').set({ rol: 'aranceles' }).where('rol', '=', 'visado').execute();
    pasan(1);
    await resumir();
    await cartero.repartir();
    await e.db.updateTable('roles_de_operador').set({ rol: 'visado' }).where('rol', '=', 'aranceles').execute();
    expect(resumenes().filter(({ para }) => para !== 'maria@example.com')).toEqual([]);
    expect((await cartero.cartas('legajo_por_revisar')).at(-1)?.resultado).toBe('sin_motivo');
  });

  test('se elige lo que se puede: ni lo obligatorio, ni lo que ya sale una vez por día, ni el resumen mismo', async () => {
    expect(await elegir(e.mgarcia, 'observado', 'por_dia')).toBe(409);
    expect(await elegir(e.mgarcia, 'vencimiento_proximo', 'por_dia')).toBe(422);
    expect(await elegir(e.mgarcia, 'resumen_del_dia', 'nunca')).toBe(404);
    const portal = { lado: 'matriculado', evento: 'confirmado', canal: 'portal', modo: 'por_dia' };
    expect((await e.mgarcia('PUT', '/preferencias_de_avisos', { payload: portal })).statusCode).toBe(422);
    const { items } = (await e.mgarcia('GET', '/preferencias_de_avisos?lado=matriculado')).json<{
      items: Preferencia[];
    }>();
    const correoDe = (evento: string) =>
      items.find((una) => una.evento === evento)?.canales.find(({ canal }) => canal === 'correo');
    expect(correoDe('confirmado')).toMatchObject({ modo: 'por_dia', modos: ['al_momento', 'por_dia', 'nunca'] });
    expect(correoDe('respuesta_aceptada')?.modo).toBe('por_dia');
    expect(correoDe('vencido')?.modos).toEqual(['al_momento', 'nunca']);
    expect(correoDe('observado')?.modos).toEqual(['al_momento']);
    expect(items.map(({ evento }) => evento)).not.toContain('resumen_del_dia');
  });
});

describe('los avisos de un legajo', () => {
  const leer = async (como: Pedir, mas = '', direccion = '/avisos'): Promise<AvisoDelPortal[]> => {
    const respuesta = await como('GET', `${direccion}?lado=matriculado&limit=100${mas}`);
    expect(respuesta.statusCode, respuesta.body).toBe(200);
    return respuesta.json<{ items: AvisoDelPortal[] }>().items;
  };
  const sinLeer = async () =>
    (await e.mgarcia('GET', '/avisos/sin_leer?lado=matriculado')).json<{ sin_leer: number }>().sin_leer;

  test('son un renglón, con lo más nuevo y cuántos más; la campana cuenta uno, y leerlo los lee', async () => {
    await e.mgarcia('POST', '/avisos/leer_todos', { payload: { lado: 'matriculado', hasta: 2_000_000_000 } });
    const { id, numero_legajo } = await vida.hasta('confirmado');
    await vida.observar(id, 'Falta el plano');
    await vida.observar(id, 'Falta la partida');
    await vida.anular(id);
    const suyo = (await leer(e.mgarcia)).filter(({ titulo }) => titulo.includes(`N.º ${numero_legajo}`));
    expect(suyo.map(({ titulo, mas, leido }) => [titulo, mas, leido])).toEqual([
      [`El Colegio anuló tu legajo N.º ${numero_legajo}`, 2, false],
    ]);
    const ultimo = suyo[0]?.id ?? 0;
    expect(await sinLeer()).toBe(1);
    const anteriores = `/avisos/${ultimo}/anteriores`;
    expect((await leer(e.mgarcia, '', anteriores)).map(({ detalle, mas }) => [detalle, mas])).toEqual([
      ['Partida: Falta la partida', 0],
      ['Partida: Falta el plano', 0],
    ]);
    const ajeno = await e.csosa('GET', `${anteriores}?lado=matriculado`);
    expect(ajeno.statusCode).toBe(404);
    const leerlo = (con_anteriores: boolean) =>
      e.mgarcia('POST', `/avisos/${ultimo}/leer`, { payload: { lado: 'matriculado', con_anteriores } });
    await leerlo(false);
    expect(await sinLeer()).toBe(1);
    expect((await leer(e.mgarcia, '&sin_leer=si'))[0]).toMatchObject({ mas: 1, leido: false });
    await leerlo(true);
    expect(await sinLeer()).toBe(0);
    expect((await leer(e.mgarcia)).find((uno) => uno.id === ultimo)?.leido).toBe(true);
  });
});
