import { randomUUID } from 'node:crypto';
import { formatFecha, sumarDias } from '@colega/domain/fechas';
import { calcularHonorario, type PedidoDeCalculo, variacionDe } from '@colega/domain/honorarios';
import { formatImporte } from '@colega/domain/importes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enTransaccion } from '../../../db/transaccion.ts';
import { type CarteroDePrueba, crearCartero } from '../../../testing/avisos/cartero.ts';
import { borradorDePrueba } from '../../../testing/borradores/borrador.ts';
import { leerUltimaResolucion } from '../../../testing/honorarios/ultima-resolucion.ts';
import { crearEscenario, type Escenario, FECHA } from '../../../testing/legajos/escenario.ts';
import { type Vida, vidaDe } from '../../../testing/legajos/vida.ts';
import { LA_CONSOLA } from '../../auditoria/autor.ts';
import { crearCatalogoVivo } from '../catalogo-vivo.ts';
import { leerResoluciones } from '../datos-de-honorarios.ts';
import { publicarCruda, publicarResolucion } from '../publicar-resolucion.service.ts';
import { avisarDelArancel, avisarDelRetiro } from './avisar-del-arancel.service.ts';
import { retirarResolucion } from './retirar-resolucion.service.ts';

const { siguiente, ultima } = leerUltimaResolucion();
const EN_LA_ULTIMA = ultima.vigente_desde;
const NUEVA = { ...siguiente, unidad_referencial: '2200000.00', honorario_minimo: '550000.00' };
const DESDE = formatFecha(siguiente.vigente_desde);

let e: Escenario;
let vida: Vida;
let cartero: CarteroDePrueba;
let en_borrador: { id: number; numero_legajo: number };
let borrador_id: string;
beforeAll(async () => {
  e = await crearEscenario(undefined, { ahora: new Date(`${EN_LA_ULTIMA}T15:00:00Z`) });
  vida = vidaDe(e);
  cartero = crearCartero(e.prueba);
  en_borrador = await calculado('borrador');
  await calculado('confirmado');
  // dated under another one, which this does not follow: it does not change it
  await calculado('borrador', FECHA);
  borrador_id = await borrador('legajo-automatico', { fecha: EN_LA_ULTIMA });
  await borrador('legajo-manual');
});
afterAll(() => e.prueba.cerrar());

const borrador = async (nombre: string, datos: Record<string, unknown> = {}): Promise<string> => {
  const id = randomUUID();
  const ahora = e.prueba.ahora();
  const valores = JSON.stringify({ borrador: datos });
  const fila = {
    id,
    persona_id: e.otra.persona.id,
    ...borradorDePrueba({ valores }),
    nombre,
    que: 'Legajo Automático',
  };
  await e.db
    .insertInto('borradores')
    .values({ ...fila, dispositivo: 'Chrome', creado_en: ahora, actualizado_en: ahora })
    .execute();
  return id;
};
const calculado = async (estado: 'borrador' | 'confirmado', fecha = EN_LA_ULTIMA) => {
  const detalle = e.detalle(await e.generar(e.mgarcia, { fecha }));
  return vida.hasta(estado, { cambios: { detalles: [{ ...detalle, fecha }] } });
};
/** As its wizard keeps it, before anything is calculated. */
const medido = async (
  tareas: readonly string[] = ['medicion'],
  fecha = EN_LA_ULTIMA,
  parametros: object = MEDICION,
  informe: object = {},
) => ({
  ...{ fecha, rubro_id: await e.idDe('rubros', 'obra_civil'), categoria: 'segunda', factor_coeficiente: '1.3' },
  tareas: await Promise.all(
    tareas.map(async (clave) => ({
      segmento_tarea: await e.segmentoTarea('civil', clave),
      ...{
        parametros: { medicion: parametros, informe_tecnico: informe }[clave] ?? {},
        validez: 'sin_validar',
        mensajes: [],
      },
    })),
  ),
});
const MEDICION = { superficie: '150', plantas: '2' };
const costoDe = async (fecha: string): Promise<string> => {
  const calculado = calcularHonorario(e.pedido({ fecha }) as PedidoDeCalculo, await crearCatalogoVivo().alDia(e.db));
  if (!calculado.ok) throw new Error(JSON.stringify(calculado.problema));
  return formatImporte(calculado.valor.honorario);
};
const deEsteBorrador = async (id: string) =>
  (await avisos('arancel_nuevo')).filter(({ enlace }) => enlace?.includes(`borrador=${id}`));
const avisos = (evento: string) =>
  e.db
    .selectFrom('avisos')
    .select(['persona_id', 'titulo', 'detalle', 'enlace'])
    .where('evento', '=', evento)
    .where('canal', '=', 'portal')
    .orderBy('id')
    .execute();
const honorarioDe = async (id: number) => {
  const calculo = (await e.mgarcia('GET', `/calculo_honorarios/${id}`)).json();
  return calculo as { honorario: string; proximo?: { desde: string; honorario: string } };
};
const calculoDe = (legajo_id: number) =>
  e.db
    .selectFrom('legajo_detalles')
    .select('calculo_honorario_id as id')
    .where('legajo_id', '=', legajo_id)
    .executeTakeFirstOrThrow()
    .then(({ id }) => id ?? 0);

test('al publicar se le dice a cada uno, una vez por cosa, desde cuándo y de cuánto a cuánto', async () => {
  await publicarResolucion(e.db, NUEVA, 'prueba', e.prueba.ahora());
  await cartero.repartir();
  // run again, as after a death in the middle
  await avisarDelArancel(e.db, crearCatalogoVivo(), NUEVA.id, e.prueba.ahora);
  const [delLegajo, delBorrador, ...otros] = await avisos('arancel_nuevo');
  expect(otros).toEqual([]);
  const { honorario } = await honorarioDe(await calculoDe(en_borrador.id));
  expect(delLegajo).toMatchObject({
    persona_id: e.persona.id,
    titulo: `Desde el ${DESDE} cambia el mínimo de tu legajo N.º ${en_borrador.numero_legajo}`,
    detalle: expect.stringContaining(
      `Desde el ${DESDE} el mínimo de tu legajo pasa de ${formatImporte(honorario)} a $`,
    ),
    enlace: `/app/ejercicio/legajo/${en_borrador.id}/detail`,
  });
  expect(delBorrador).toMatchObject({
    persona_id: e.otra.persona.id,
    detalle: expect.stringContaining(
      `el mínimo por tarea pasa de ${formatImporte(ultima.honorario_minimo)} a ${formatImporte(NUEVA.honorario_minimo)} (${variacionDe(ultima.honorario_minimo, NUEVA.honorario_minimo)})`,
    ),
    enlace: expect.stringContaining(`borrador=${borrador_id}`),
  });
});

test('lo que se está cargando dice cuánto va a costar, y lo confirmado no', async () => {
  // S-98: to store one is to look at what is published
  const confirmado = await calculado('confirmado');
  const deBorrador = await honorarioDe(await calculoDe(en_borrador.id));
  expect(deBorrador.proximo?.honorario).not.toBe(deBorrador.honorario);
  expect(await honorarioDe(await calculoDe(confirmado.id))).not.toHaveProperty('proximo');
  const pedido = (
    await e.mgarcia('POST', '/calculo_honorarios/calcular', { payload: e.pedido({ fecha: EN_LA_ULTIMA }) })
  ).json();
  expect(pedido.proximo).toMatchObject({ desde: deBorrador.proximo?.desde });
  expect(
    (
      await e.mgarcia('POST', '/calculo_honorarios/calcular', { payload: e.pedido({ fecha: NUEVA.vigente_desde }) })
    ).json(),
  ).not.toHaveProperty('proximo');
});

test('si se retira se le dice a quien se le dijo, con el motivo, una vez; y ya no se avisa a nadie más', async () => {
  await retirarResolucion(e.db, {
    id: NUEVA.id,
    motivo: 'La anuló la asamblea.',
    autor: LA_CONSOLA,
    reloj: e.prueba.ahora,
  });
  await calculado('borrador');
  await cartero.repartir();
  await avisarDelRetiro(e.db, NUEVA.id, e.prueba.ahora);
  await avisarDelArancel(e.db, crearCatalogoVivo(), NUEVA.id, e.prueba.ahora);
  expect(await avisos('arancel_nuevo')).toHaveLength(2);
  const retiros = await avisos('arancel_retirado');
  expect(retiros.map(({ persona_id }) => persona_id).sort()).toEqual([e.persona.id, e.otra.persona.id].sort());
  expect(retiros[0]?.detalle).toMatch(/Ese día sigue «.+», que es del .+\. Motivo: La anuló la asamblea\.$/);
});

test('de dos que vienen, la segunda no es la que sigue a lo que se está cargando: no se dice que lo cambia', async () => {
  const otra = { ...NUEVA, id: 902, nombre: 'La que sigue', unidad_referencial: '2300000.00' };
  const despues = { ...NUEVA, id: 903, nombre: 'La de después', vigente_desde: sumarDias(NUEVA.vigente_desde, 30) };
  for (const una of [otra, despues]) await publicarResolucion(e.db, una, 'prueba', e.prueba.ahora());
  await cartero.repartir();
  const dichos = (await avisos('arancel_nuevo')).filter(({ detalle }) => detalle?.includes('el mínimo de tu legajo'));
  expect(dichos.some(({ detalle }) => detalle?.includes(otra.nombre))).toBe(true);
  expect(dichos.filter(({ detalle }) => detalle?.includes(despues.nombre))).toEqual([]);
});

describe('de lo que no se guardó todavía se dice cuánto cambia, con las cifras de cada uno', () => {
  const PROXIMA = { ...NUEVA, id: 910, nombre: 'La de sus cifras', unidad_referencial: '2500000.00' };
  let suyo: string;
  let a_medias: string;
  let manual: string;

  beforeAll(async () => {
    // those of above are withdrawn from the last one on
    for (const id of [903, 902]) await retirar(id);
    suyo = await borrador('legajo-automatico', await medido());
    a_medias = await borrador('legajo-automatico-2', await medido(['medicion', 'informe_tecnico']));
    manual = await borrador('legajo-manual', await medido());
    await publicarResolucion(e.db, PROXIMA, 'prueba', e.prueba.ahora());
    // two workers at once
    await Promise.all([1, 2].map(() => avisarDelArancel(e.db, crearCatalogoVivo(), PROXIMA.id, e.prueba.ahora)));
    await cartero.repartir();
  });

  const retirar = (id: number) =>
    retirarResolucion(e.db, { id, motivo: 'Se publica otra.', autor: LA_CONSOLA, reloj: e.prueba.ahora });

  test('de cuánto a cuánto pasa el mínimo del suyo, una sola vez', async () => {
    const dichos = await deEsteBorrador(suyo);
    expect(dichos.map(({ detalle }) => detalle)).toEqual([
      expect.stringContaining(
        `Desde el ${DESDE} el mínimo de tu borrador (Legajo Automático) pasa de ${await costoDe(EN_LA_ULTIMA)} a ${await costoDe(PROXIMA.vigente_desde)} (`,
      ),
    ]);
    expect(await deEsteBorrador(manual)).toEqual([]);
  });

  test('si a una tarea le faltan datos, el de lo que se cargó hasta ahora', async () => {
    const [dicho] = await deEsteBorrador(a_medias);
    expect(dicho?.detalle).toContain(
      `el mínimo de lo que cargaste en tu borrador (Legajo Automático) pasa de ${await costoDe(EN_LA_ULTIMA)} a `,
    );
  });

  test('a quien no le cambia nada no se le dice nada; lo que no se puede calcular lleva lo que cambia para todos', async () => {
    await retirar(PROXIMA.id);
    // only the figure of another segment moves
    const otra = { ...siguiente, id: 911, nombre: 'La de las mismas cifras' };
    const roto = await borrador('legajo-automatico');
    await e.db.updateTable('borradores').set({ valores: '{"borrador":' }).where('id', '=', roto).execute();
    const [igual, sin_datos, de_otra_fecha] = await Promise.all([
      borrador('legajo-automatico', await medido()),
      borrador('legajo-automatico', await medido(['medicion'], EN_LA_ULTIMA, {})),
      borrador('legajo-automatico', await medido(['medicion'], FECHA)),
    ]);
    await publicarResolucion(e.db, otra, 'prueba', e.prueba.ahora());
    await cartero.repartir();
    expect(await deEsteBorrador(igual)).toEqual([]);
    expect(await deEsteBorrador(de_otra_fecha)).toEqual([]);
    expect(await deEsteBorrador(roto)).toHaveLength(1);
    expect((await deEsteBorrador(sin_datos)).map(({ detalle }) => detalle)).toEqual([
      `Desde el ${DESDE} rige «La de las mismas cifras», con otras cifras: el mínimo de los contratos con fecha de ese día en adelante se calcula con ellas.`,
    ]);
    await retirar(otra.id);
  });
});

test('si solo cambia la tabla de una tarea, se le dice su cifra a quien la tiene y nada a quien tiene otra', async () => {
  const { tabla } = leerResoluciones().at(-1) as { tabla: { tarifas: Record<string, object> } };
  const tarifas = { ...tabla.tarifas, 'civil.medicion': { ...tabla.tarifas['civil.medicion'], ur_por_planta: '0.9' } };
  const otra = { ...siguiente, id: 915, nombre: 'La de otra tabla', tabla: { ...tabla, tarifas } };
  const con_ella = await borrador('legajo-automatico', await medido());
  const informe = { complejidad: 'alta', horas: '400', motivo: 'Humedad' };
  const con_otra = await borrador(
    'legajo-automatico',
    await medido(['informe_tecnico'], EN_LA_ULTIMA, MEDICION, informe),
  );
  const publicada = await enTransaccion(e.db, (trx) => publicarCruda(trx, otra, LA_CONSOLA, e.prueba.ahora()));
  expect(publicada.ok).toBe(true);
  await cartero.repartir();
  expect((await deEsteBorrador(con_ella)).map(({ detalle }) => detalle)).toEqual([
    expect.stringContaining(
      `el mínimo de tu borrador (Legajo Automático) pasa de ${await costoDe(EN_LA_ULTIMA)} a ${await costoDe(otra.vigente_desde)} (`,
    ),
  ]);
  expect(await costoDe(EN_LA_ULTIMA)).not.toBe(await costoDe(otra.vigente_desde));
  expect(await deEsteBorrador(con_otra)).toEqual([]);
  await retirarResolucion(e.db, { id: 915, motivo: 'Otra.', autor: LA_CONSOLA, reloj: e.prueba.ahora });
});

describe('si no se pudo decir antes de su día', () => {
  const TARDE = { ...NUEVA, id: 920, nombre: 'La de la víspera', unidad_referencial: '2600000.00' };

  test('se dice después, que ya rige y cuánto era, a quien lo tenía de antes; pasados quince días ya no (S-1140)', async () => {
    const suyo = await borrador('legajo-automatico', await medido());
    await publicarResolucion(e.db, TARDE, 'prueba', e.prueba.ahora());
    const alDia = (dias: number) => {
      const dia = new Date(`${sumarDias(TARDE.vigente_desde, dias)}T15:00:00Z`);
      return () => dia;
    };
    await avisarDelArancel(e.db, crearCatalogoVivo(), TARDE.id, alDia(15));
    expect(await deEsteBorrador(suyo)).toEqual([]);
    const nuevo = await borrador('legajo-automatico', await medido());
    await e.db
      .updateTable('borradores')
      .set({ creado_en: alDia(1)() })
      .where('id', '=', nuevo)
      .execute();
    await avisarDelArancel(e.db, crearCatalogoVivo(), TARDE.id, alDia(14));
    expect((await deEsteBorrador(suyo)).map(({ detalle }) => detalle)).toEqual([
      expect.stringMatching(
        /^Rige desde el .+ «La de la víspera»: con fecha de ese día en adelante, el mínimo de tu borrador \(Legajo Automático\) pasa de \$\s.+ a \$\s.+; con una de antes sigue como estaba\.$/,
      ),
    ]);
    expect(await deEsteBorrador(nuevo)).toEqual([]);
    const delLegajo = (await avisos('arancel_nuevo')).filter(
      ({ detalle, enlace }) =>
        enlace === `/app/ejercicio/legajo/${en_borrador.id}/detail` && detalle?.includes(TARDE.nombre),
    );
    expect(delLegajo).toEqual([
      expect.objectContaining({ detalle: expect.stringMatching(/^Rige desde el .+ el mínimo de tu legajo pasa de/) }),
    ]);
  });
});
