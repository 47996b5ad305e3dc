import { randomUUID } from 'node:crypto';
import type { ListaDelColegio, ListaHecha } from '@colega/contract/colegio';
import { type ClaveDeLista, feriadosDe } from '@colega/domain/colegio';
import { formatFecha, sumarDias, sumarDiasHabiles } from '@colega/domain/fechas';
import { variacionDe } from '@colega/domain/honorarios';
import { formatImporte } from '@colega/domain/importes';
import { DIAS_HABILES_PARA_TIMBRAR } from '@colega/domain/legajos';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CarteroDePrueba, crearCartero } from '../../../testing/avisos/cartero.ts';
import { borradorDePrueba } from '../../../testing/borradores/borrador.ts';
import { matricula, operador, usuario } from '../../../testing/construir.ts';
import type { Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { crearEscenario, type Escenario, FECHA } from '../../../testing/legajos/escenario.ts';
import { type Creado, type Vida, vidaDe } from '../../../testing/legajos/vida.ts';
import { avisarDeLaLista, avisarDelRetiroDeLaLista } from './avisar-de-la-lista.service.ts';

const INGRESO = '/colegio/authentication_token';
const BASE = '/colegio/listas';
const HOY = '2026-03-20';
const DESDE = '2026-03-23';

let e: Escenario;
let vida: Vida;
let cartero: CarteroDePrueba;
let ana: Pedir;
let beto: Pedir;
let sin_confirmar: Creado;
let observado: Creado;
let borrador_id: string;
beforeAll(async () => {
  e = await crearEscenario(undefined, { limiteDePedidos: 1_000_000 });
  vida = vidaDe(e);
  await e.db.updateTable('matriculas').set({ fecha_alta: '2015-03-02' }).execute();
  cartero = crearCartero(e.prueba);
  for (const quien of ['ana', 'beto']) await operador(e.db, quien, { roles: ['aranceles'] });
  [ana, beto] = [await e.prueba.conSesion('ana', INGRESO), await e.prueba.conSesion('beto', INGRESO)];
  sin_confirmar = await vida.hasta('borrador');
  observado = await vida.hasta('confirmado');
  await vida.observar(observado.id);
  // confirmed, with the day that it was told
  await vida.hasta('confirmado');
  borrador_id = randomUUID();
  const ahora = e.prueba.ahora();
  const datos = { ...borradorDePrueba(), nombre: 'legajo-manual', que: 'Legajo Manual', dispositivo: 'Chrome' };
  await e.db
    .insertInto('borradores')
    .values({ id: borrador_id, persona_id: e.otra.persona.id, ...datos, creado_en: ahora, actualizado_en: ahora })
    .execute();
});
afterAll(() => e.prueba.cerrar());

type Fila = Record<string, string>;
const leer = async (lista: ClaveDeLista) => (await ana('GET', `${BASE}/${lista}`)).json<ListaDelColegio>();
const filasDe = async (lista: ClaveDeLista): Promise<Fila[]> => {
  const { publicadas, en_vigor } = await leer(lista);
  return publicadas.find(({ id }) => id === en_vigor)?.filas ?? [];
};
const publicar = async (lista: ClaveDeLista, norma: string, filas: readonly Fila[], desde = DESDE) => {
  const preparada = await ana('POST', `${BASE}/${lista}`, { payload: { vigente_desde: desde, norma, filas } });
  expect(preparada.statusCode, preparada.body).toBe(201);
  const { id, version } = preparada.json<ListaHecha>();
  const publicada = await beto('POST', `${BASE}/versiones/${id}/publicar`, { headers: { 'if-match': `"${version}"` } });
  expect(publicada.statusCode, publicada.body).toBe(200);
  return { id, version: publicada.json<ListaHecha>().version };
};
const avisos = async (evento: string) => {
  const filas = await e.db
    .selectFrom('avisos')
    .select(['persona_id', 'titulo', 'detalle', 'enlace'])
    .where('evento', '=', evento)
    .where('canal', '=', 'portal')
    .orderBy('id')
    .execute();
  return filas;
};
const TASA = 'Desde el 23/03/2026 la tasa de CEP pasa de 5 % a 6 %, por «Acta 12/26».';

let tasas: Awaited<ReturnType<typeof publicar>>;

test('al publicar una tasa se le dice a cada uno lo que tiene sin liquidar, una vez por cosa, de cuánto a cuánto', async () => {
  const filas = (await filasDe('tasas')).map((fila) =>
    fila.clave === 'cep' ? { ...fila, tasa: '0.06', norma: '' } : fila,
  );
  tasas = await publicar('tasas', 'Acta 12/26', filas);
  await cartero.repartir();
  // run again, as after a death in the middle
  await avisarDeLaLista(e.db, tasas.id, e.prueba.ahora);
  const [delLegajo, delBorrador, ...otros] = await avisos('lista_nueva');
  expect(otros).toEqual([]);
  expect(delLegajo).toEqual({
    persona_id: e.persona.id,
    titulo: `Cambia la tasa de CEP de tu legajo N.º ${sin_confirmar.numero_legajo}`,
    detalle: `${TASA} Vale para los contratos con fecha de ese día en adelante: los de antes siguen con la de ahora.`,
    enlace: `/app/ejercicio/legajo/${sin_confirmar.id}/detail`,
  });
  expect(delBorrador).toMatchObject({
    ...{ persona_id: e.otra.persona.id, titulo: 'Cambia la tasa de CEP de tu borrador (Legajo Manual)' },
    detalle: expect.stringContaining(TASA),
    enlace: expect.stringContaining(`borrador=${borrador_id}`),
  });
  // it waits for the letter of the day
  const cartas = await cartero.cartas('lista_nueva');
  expect(cartas.map(({ enviado_en }) => enviado_en)).toEqual([null, null]);
});

test('si se retira se le dice a quien se le dijo, con el motivo, una vez; y ya no se avisa a nadie más', async () => {
  const retirada = await beto('POST', `${BASE}/versiones/${tasas.id}/retirar`, {
    ...{ headers: { 'if-match': `"${tasas.version}"` }, payload: { motivo: 'La anuló la asamblea.' } },
  });
  expect(retirada.statusCode, retirada.body).toBe(200);
  await cartero.repartir();
  await avisarDelRetiroDeLaLista(e.db, tasas.id, e.prueba.ahora);
  await vida.hasta('borrador');
  await avisarDeLaLista(e.db, tasas.id, e.prueba.ahora);
  expect(await avisos('lista_nueva')).toHaveLength(2);
  const retiros = await avisos('lista_retirada');
  expect(retiros.map(({ persona_id }) => persona_id).sort()).toEqual([e.persona.id, e.otra.persona.id].sort());
  expect(retiros[0]).toMatchObject({
    titulo: 'Se retiró el cambio de la tasa de CEP que iba a regir desde el 23/03/2026',
    detalle:
      'Se retiró «Acta 12/26», que iba a regir desde el 23/03/2026: la tasa de CEP sigue en 5 %. Motivo: La anuló la asamblea.',
  });
});

test('un feriado que corre un último día se le dice a su dueño, del día en que vencía al día en que vence', async () => {
  const { publicadas } = await leer('feriados');
  const siguen = feriadosDe(publicadas).filter(({ fecha = '' }) => fecha >= DESDE);
  const antes = new Set(feriadosDe(publicadas).map(({ fecha = '' }) => fecha));
  const despues = new Set([...antes, '2026-03-30']);
  await publicar('feriados', 'Decreto 9/26', [...siguen, { fecha: '2026-03-30', nombre: 'Puente', norma: '' }]);
  await cartero.repartir();
  const dichos = (await avisos('lista_nueva')).slice(2);
  const [timbrarAntes, timbrarAhora] = [antes, despues].map((feriados) =>
    formatFecha(sumarDiasHabiles(FECHA, DIAS_HABILES_PARA_TIMBRAR, feriados)),
  );
  const delTimbrado = dichos.find(({ enlace }) => enlace?.includes(`/${sin_confirmar.id}/`));
  expect(delTimbrado).toMatchObject({
    titulo: `Cambia el último día para timbrar de tu legajo N.º ${sin_confirmar.numero_legajo}`,
    detalle: `El último día para timbrar pasa del ${timbrarAntes} al ${timbrarAhora}, por los feriados de «Decreto 9/26».`,
  });
  const dias = Number((await filasDe('plazos')).find(({ plazo }) => plazo === 'responder_observacion')?.dias);
  const [responderAntes, responderAhora] = [antes, despues].map((feriados) =>
    formatFecha(sumarDiasHabiles(HOY, dias, feriados)),
  );
  const deLaObservacion = dichos.find(({ enlace }) => enlace?.includes(`/${observado.id}/`));
  expect(responderAntes).not.toBe(responderAhora);
  expect(deLaObservacion?.detalle).toBe(
    `El último día para responder lo observado pasa del ${responderAntes} al ${responderAhora}, por los feriados de «Decreto 9/26».`,
  );
  // two drafts and what is observed; nothing of the one that was confirmed
  expect(dichos).toHaveLength(3);
});

test('un plazo para responder que cambia se le dice a quien tiene algo observado, y los de adentro del Colegio a nadie', async () => {
  const habia = (await avisos('lista_nueva')).length;
  const filas = await filasDe('plazos');
  const conDias = (plazo: string, mas: number) =>
    filas.map((fila) => (fila.plazo === plazo ? { ...fila, dias: String(Number(fila.dias) + mas), norma: '' } : fila));
  await publicar('plazos', 'Res. 3/26', conDias('responder_observacion', 5), '2026-04-01');
  await cartero.repartir();
  const dichos = (await avisos('lista_nueva')).slice(habia);
  expect(dichos).toHaveLength(1);
  const dias = Number(filas.find(({ plazo }) => plazo === 'responder_observacion')?.dias);
  expect(dichos[0]).toMatchObject({
    enlace: `/app/ejercicio/legajo/${observado.id}/detail`,
    detalle: expect.stringMatching(
      new RegExp(
        `^Desde el 01/04/2026 lo observado se responde en ${dias + 5} días hábiles y no en ${dias}, por «Res. 3/26». El último día`,
      ),
    ),
  });
  const internos = filas.map((fila) => (fila.plazo === 'al_dia' ? { ...fila, dias: '77', norma: '' } : fila));
  await publicar('plazos', 'Res. 4/26', internos, sumarDias('2026-04-01', 30));
  await cartero.repartir();
  // going back to the days of before is told again, as it is another list
  expect((await avisos('lista_nueva')).length - habia).toBe(2);
});

test('dos tasas cambian, y una que pasa a cero no se cobra más; si se retira, se dice cuáles siguen y cómo', async () => {
  const habia = (await avisos('lista_nueva')).length;
  const retiradas = (await avisos('lista_retirada')).length;
  const filas = (await filasDe('tasas')).map((fila) =>
    fila.clave === 'recargo_mensual' ? fila : { ...fila, tasa: fila.clave === 'cep' ? '0' : '0.02', norma: '' },
  );
  const { id, version } = await publicar('tasas', 'Acta 15/26', filas, '2026-04-02');
  await cartero.repartir();
  const dicho = (await avisos('lista_nueva'))
    .slice(habia)
    .find(({ enlace }) => enlace?.includes(`/${sin_confirmar.id}/`));
  expect(dicho).toMatchObject({
    titulo: `Cambian la tasa de CEP y la tasa de timbrado de tu legajo N.º ${sin_confirmar.numero_legajo}`,
    detalle: expect.stringContaining(
      'Desde el 02/04/2026 el CEP no se cobra más (su tasa es de 5 %) y la tasa de timbrado pasa de 1,2 % a 2 %, por «Acta 15/26».',
    ),
  });
  const retirada = await beto('POST', `${BASE}/versiones/${id}/retirar`, {
    ...{ headers: { 'if-match': `"${version}"` }, payload: { motivo: 'Se pensó mejor' } },
  });
  expect(retirada.statusCode, retirada.body).toBe(200);
  await cartero.repartir();
  expect((await avisos('lista_retirada')).slice(retiradas)[0]).toMatchObject({
    titulo: 'Se retiró el cambio de la tasa de CEP y de la tasa de timbrado que iba a regir desde el 02/04/2026',
    detalle:
      'Se retiró «Acta 15/26», que iba a regir desde el 02/04/2026: la tasa de CEP sigue en 5 % y la tasa de timbrado sigue en 1,2 %. Motivo: Se pensó mejor.',
  });
});

const DE_LAS_DOS = () => [e.persona.id, e.otra.persona.id].sort((a, b) => a - b);
const CUENTA = '/app/cuenta/resumenCuenta/cupones';
const con = (filas: readonly Fila[], columna: string, clave: string, cambios: Fila): Fila[] =>
  filas.map((fila) => (fila[columna] === clave ? { ...fila, ...cambios, norma: '' } : fila));

test('lo que cuesta el año se le dice a cada uno con matrícula en vigor, concepto por concepto, una vez, y si se retira también', async () => {
  const habia = (await avisos('lista_nueva')).length;
  const filas = await filasDe('cargos');
  const arancel = filas.find(({ concepto }) => concepto === 'arancel');
  const sin_cuota = filas.filter(({ concepto }) => concepto !== 'cuota_2');
  const nuevas = con(sin_cuota, 'concepto', 'arancel', { importe: '123456.00', vencimiento: '03-15' });
  // who left pays nothing
  const { persona } = await usuario(e.db, 'sebaja');
  const { id: suya } = await matricula(e.db, persona.id, { estado: 'baja', fecha_alta: '2015-03-02' });
  expect(suya).toBeGreaterThan(0);
  const hecha = await publicar('cargos', 'Acta 20/26', nuevas, '2026-06-01');
  // two workers at once
  await Promise.all([1, 2].map(() => avisarDeLaLista(e.db, hecha.id, e.prueba.ahora)));
  await cartero.repartir();
  const dichos = (await avisos('lista_nueva')).slice(habia);
  expect(dichos.map(({ persona_id }) => persona_id).sort((a, b) => (a ?? 0) - (b ?? 0))).toEqual(DE_LAS_DOS());
  const antes = arancel?.importe ?? '';
  const [mes, dia] = [arancel?.vencimiento?.slice(0, 2), arancel?.vencimiento?.slice(3)];
  expect(dichos[0]).toEqual({
    ...{ persona_id: DE_LAS_DOS()[0], titulo: 'Cambia lo que se paga cada año por la matrícula', enlace: CUENTA },
    detalle:
      `Desde el 01/06/2026 «Arancel» pasa de ${formatImporte(antes)} a ${formatImporte('123456.00')} (${variacionDe(antes, '123456.00')}); ` +
      `«Arancel» vence cada año el 15/03 y no el ${dia}/${mes}; deja de cobrarse «Cuota 2», por «Acta 20/26». ` +
      'Lo que ya tenés cargado queda como está.',
  });
  const retirada = await beto('POST', `${BASE}/versiones/${hecha.id}/retirar`, {
    ...{ headers: { 'if-match': `"${hecha.version}"` }, payload: { motivo: 'La anuló la asamblea.' } },
  });
  expect(retirada.statusCode, retirada.body).toBe(200);
  await cartero.repartir();
  const retiros = (await avisos('lista_retirada')).filter(({ titulo }) => titulo?.includes('cargos del año'));
  expect(retiros.map(({ persona_id }) => persona_id).sort((a, b) => (a ?? 0) - (b ?? 0))).toEqual(DE_LAS_DOS());
  expect(retiros[0]?.detalle).toContain('Se retiró «Acta 20/26», que iba a regir desde el 01/06/2026');
  // what is paid to come back changes nothing of theirs
  const otra = con(filas, 'concepto', 'arancel_rehabilitacion', { importe: '999.00' });
  await publicar('cargos', 'Acta 21/26', otra, '2026-06-02');
  await cartero.repartir();
  expect(await avisos('lista_nueva')).toHaveLength(habia + dichos.length);
});

test('el plazo y el recargo de los cupones se le dicen a cada uno con matrícula en vigor, cupón por cupón', async () => {
  const habia = (await avisos('lista_nueva')).length;
  const filas = await filasDe('plazos_de_cupones');
  const cep = filas.find(({ circuito }) => circuito === 'cep');
  const dias = Number(cep?.dias_primer_vencimiento) + 1;
  const ultimo = Math.max(Number(cep?.dias_ultimo_vencimiento), dias) + 1;
  const nuevas = con(filas, 'circuito', 'cep', {
    ...{ dias_primer_vencimiento: String(dias), dias_ultimo_vencimiento: String(ultimo), recargo: '0.035' },
  });
  await publicar('plazos_de_cupones', 'Res. 30/26', nuevas, '2026-06-03');
  await cartero.repartir();
  const dichos = (await avisos('lista_nueva')).slice(habia);
  expect(dichos.map(({ persona_id }) => persona_id).sort((a, b) => (a ?? 0) - (b ?? 0))).toEqual(DE_LAS_DOS());
  const recargo = `${String(Number(cep?.recargo) * 100).replace('.', ',')} %`;
  expect(dichos[0]).toMatchObject({
    ...{ titulo: 'Cambia el plazo de los cupones', enlace: CUENTA },
    detalle:
      'Desde el 03/06/2026, por «Res. 30/26», cambian los cupones que se emitan. ' +
      `CEP: ${dias} días al primer vencimiento y no ${cep?.dias_primer_vencimiento}, ${ultimo} días al último y no ${cep?.dias_ultimo_vencimiento}, ` +
      `recargo después del primero de 3,5 % y no de ${recargo}. Los que ya tenés siguen como están.`,
  });
});

test('lo que no se pudo decir antes de su día se dice después, que ya rige, a quien ya estaba; pasados quince días ya no (S-1140)', async () => {
  const filas = await filasDe('tasas');
  const antes = (await avisos('lista_nueva')).length;
  const hecha = await publicar('tasas', 'Acta 40/26', con(filas, 'clave', 'cep', { tasa: '0.07' }), '2026-06-04');
  const alDia = (dias: number) => {
    const dia = new Date(`${sumarDias('2026-06-04', dias)}T15:00:00Z`);
    return () => dia;
  };
  await avisarDeLaLista(e.db, hecha.id, alDia(15));
  expect(await avisos('lista_nueva')).toHaveLength(antes);
  const nuevo = await vida.hasta('borrador');
  await e.db
    .updateTable('legajos')
    .set({ creado_en: alDia(1)() })
    .where('id', '=', nuevo.id)
    .execute();
  await avisarDeLaLista(e.db, hecha.id, alDia(14));
  const dichos = (await avisos('lista_nueva')).slice(antes);
  expect(dichos.length).toBeGreaterThan(0);
  for (const { detalle } of dichos)
    expect(detalle).toBe(
      'Rige desde el 04/06/2026 «Acta 40/26»: la tasa de CEP pasó de 5 % a 7 %. Vale para los contratos con fecha de ese día en adelante: los de antes siguen con la que tenían.',
    );
  expect(dichos.some(({ enlace }) => enlace?.includes(`/${sin_confirmar.id}/`))).toBe(true);
  expect(dichos.some(({ enlace }) => enlace?.includes(`/${nuevo.id}/`))).toBe(false);
  await cartero.repartir();
});
