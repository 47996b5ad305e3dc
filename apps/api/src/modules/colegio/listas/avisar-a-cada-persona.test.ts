import type { EfectosDeLista, ListaDelColegio, ListaHecha } from '@colega/contract/colegio';
import { CLAVES_DE_LISTA, type ClaveDeLista } from '@colega/domain/colegio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matricula, operador, persona } from '../../../testing/construir.ts';
import type { Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { avisarDeLaLista, avisarDelRetiroDeLaLista, seAvisa } from './avisar-de-la-lista.service.ts';

const INGRESO = '/colegio/authentication_token';
const BASE = '/colegio/listas';
type Fila = Record<string, string>;

let s: EscenarioDePagos;
let ana: Pedir;
let beto: Pedir;
beforeAll(async () => {
  s = await crearEscenarioDePagos({ limiteDePedidos: 1_000_000 });
  for (const quien of ['ana', 'beto']) await operador(s.db, quien, { roles: ['aranceles'] });
  [ana, beto] = [await s.prueba.conSesion('ana', INGRESO), await s.prueba.conSesion('beto', INGRESO)];
  // the college is at work
  await s.vida.hasta('confirmado');
});
afterAll(() => s.prueba.cerrar());

const filasDe = async (lista: ClaveDeLista): Promise<Fila[]> => {
  const { publicadas, en_vigor } = (await ana('GET', `${BASE}/${lista}`)).json<ListaDelColegio>();
  return publicadas.find(({ id }) => id === en_vigor)?.filas ?? [];
};
/** What is said before it is published, and to whom it is told after it, as its own task does. */
const publicar = async (lista: ClaveDeLista, norma: string, filas: readonly Fila[], vigente_desde: string) => {
  const preparada = await ana('POST', `${BASE}/${lista}`, { payload: { vigente_desde, norma, filas } });
  expect(preparada.statusCode, preparada.body).toBe(201);
  const { id } = preparada.json<ListaHecha>();
  const efectos = (await beto('GET', `${BASE}/versiones/${id}/efectos`)).json<EfectosDeLista>();
  const habia = (await avisos('lista_nueva')).length;
  const publicada = await beto('POST', `${BASE}/versiones/${id}/publicar`);
  expect(publicada.statusCode, publicada.body).toBe(200);
  // run twice, as after a death in the middle
  for (const _ of [1, 2]) await avisarDeLaLista(s.db, id, s.prueba.ahora);
  return { id, efectos, dichos: (await avisos('lista_nueva')).slice(habia) };
};
const retirar = async (id: number) => {
  const habia = (await avisos('lista_retirada')).length;
  const retirada = await beto('POST', `${BASE}/versiones/${id}/retirar`, { payload: { motivo: 'Se pensó mejor' } });
  expect(retirada.statusCode, retirada.body).toBe(200);
  await avisarDelRetiroDeLaLista(s.db, id, s.prueba.ahora);
  return (await avisos('lista_retirada')).slice(habia);
};
const avisos = (evento: string) =>
  s.db
    .selectFrom('avisos')
    .select(['persona_id', 'titulo', 'detalle', 'enlace'])
    .where('evento', '=', evento)
    .where('canal', '=', 'portal')
    .orderBy('id')
    .execute();
const con = (filas: readonly Fila[], clave: string, cambios: Fila): Fila[] =>
  filas.map((fila) => (fila.clave === clave ? { ...fila, ...cambios, norma: '' } : fila));

const conCargo = async (vencimiento: string) => {
  const { id } = await persona(s.db);
  const { id: matricula_id } = await matricula(s.db, id);
  const cargo = { matricula_id, anio: 2026, concepto: 'arancel' as const, descripcion: 'ARANCEL 2026' };
  const { id: cargo_id } = await s.db
    .insertInto('cargos')
    .values({ ...cargo, importe: '1000.00', vencimiento, creado_en: s.prueba.ahora() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { persona_id: id, cargo_id };
};

test('[S-1216] otro recargo se le dice a quien ese día debe algo vencido, a tantos como se dijo antes de publicarlo; y si se retira también', async () => {
  const vencido = await conCargo('2026-02-10');
  const aMedias = await conCargo('2026-02-10');
  const pago = await conCargo('2026-02-10');
  // not overdue while it is told, and on that day it will be
  const porVencer = await conCargo('2026-04-04');
  await conCargo('2026-04-05');
  for (const [{ persona_id, cargo_id }, importe] of [[aMedias, '400.00'] as const, [pago, '1000.00'] as const]) {
    const orden = await s.cuponDeCargo(persona_id, { cargo_id, importe });
    await s.acreditar(orden, { importe, externo: `de-${persona_id}` });
  }
  const deben = [vencido, aMedias, porVencer].map(({ persona_id }) => persona_id);
  const filas = await filasDe('tasas');
  const recargo = Number(filas.find(({ clave }) => clave === 'recargo_mensual')?.tasa) * 100;
  const { id, efectos, dichos } = await publicar(
    ...(['tasas', 'Acta 50/26', con(filas, 'recargo_mensual', { tasa: '0.045' }), '2026-04-05'] as const),
  );
  expect(dichos.map(({ persona_id }) => persona_id)).toEqual(deben);
  expect(efectos.toca).toContainEqual({
    que: 'Personas a las que se les avisa, porque deben algo de su matrícula que ese día está vencido',
    cuantos: deben.length,
  });
  // nothing of a contract changes
  expect(efectos.avisos.join(' ')).toContain('Se le avisa a quien ese día deba algo vencido');
  expect(efectos.avisos.join(' ')).not.toContain('contrato sin confirmar');
  expect(dichos[0]).toEqual({
    persona_id: vencido.persona_id,
    titulo: 'Cambia el recargo de lo que no pagues de la matrícula antes de que venza',
    detalle:
      `Desde el 05/04/2026 el recargo por cada mes vencido de la matrícula pasa de ${recargo} % a 4,5 %, por «Acta 50/26». ` +
      'Vale para todo lo que debas vencido ese día, también por los meses de antes. Un cupón que ya tenés cuesta lo que dice.',
    enlace: '/app/cuenta/debo',
  });
  const retiros = await retirar(id);
  expect(retiros.map(({ persona_id }) => persona_id)).toEqual(deben);
  expect(retiros[0]).toMatchObject({
    titulo: 'Se retiró el cambio del recargo por mes vencido que iba a regir desde el 05/04/2026',
    detalle: `Se retiró «Acta 50/26», que iba a regir desde el 05/04/2026: el recargo sigue en ${recargo} %. Motivo: Se pensó mejor.`,
  });
});

test('[S-1216] un recargo que pasa a cero se dice así, y otra tasa no le dice nada a quien debe', async () => {
  const filas = await filasDe('tasas');
  const sin = await publicar('tasas', 'Acta 51/26', con(filas, 'recargo_mensual', { tasa: '0' }), '2026-04-06');
  expect(sin.dichos[0]?.detalle).toMatch(
    /^Desde el 06\/04\/2026 lo vencido de la matrícula no tiene más recargo \(es de [\d,]+ % por mes\), por «Acta 51\/26»\./,
  );
  const cep = con(con(filas, 'recargo_mensual', { tasa: '0' }), 'cep', { tasa: '0.07' });
  const { efectos, dichos } = await publicar('tasas', 'Acta 52/26', cep, '2026-04-07');
  expect(dichos.filter(({ enlace }) => enlace === '/app/cuenta/debo')).toEqual([]);
  expect(efectos.toca.filter(({ que }) => que.includes('vencido'))).toEqual([]);
  const vuelve = await publicar('tasas', 'Acta 53/26', con(cep, 'recargo_mensual', { tasa: '0.02' }), '2026-04-08');
  expect(vuelve.dichos[0]?.detalle).toContain('lo vencido de la matrícula tiene un recargo de 2 % por mes');
});

test('[S-1217] lo que un bloqueo quita se le dice a quien lo tiene, vigente y de los que ve; y nada si cambia su nombre', async () => {
  const filas = await filasDe('bloqueos');
  const tipo = async (clave: string): Promise<number> =>
    (await s.db.selectFrom('tipos_bloqueo').select('id').where('clave', '=', clave).executeTakeFirstOrThrow()).id;
  const ejercicio = await tipo('ejercicio_suspendido');
  const plan = await tipo('plan_de_pagos_en_revision');
  const papeles = await tipo('documentacion_pendiente');
  const conBloqueos = async (...suyos: [tipo_bloqueo_id: number, vigente: boolean][]): Promise<number> => {
    const { id: persona_id } = await persona(s.db);
    const filas = suyos.map(([tipo_bloqueo_id, vigente]) => ({ persona_id, tipo_bloqueo_id, vigente, motivo: 'Nota' }));
    await s.db.insertInto('bloqueos').values(filas).execute();
    return persona_id;
  };
  const conDos = await conBloqueos([ejercicio, true], [papeles, true]);
  const conUno = await conBloqueos([papeles, true]);
  await conBloqueos([papeles, false]);
  await conBloqueos([plan, true]);

  const nombres = filas.map((fila) => ({ ...fila, nombre: `${fila.nombre ?? ''} (nuevo)`, se_usa: 'no', norma: '' }));
  const soloNombres = await publicar('bloqueos', 'Acta 60/26', nombres, '2026-04-10');
  expect([soloNombres.dichos, soloNombres.efectos.toca.map(({ que }) => que)]).toEqual([
    [],
    ['Personas con un bloqueo vigente'],
  ]);

  const otras = con(con(filas, 'documentacion_pendiente', { quita: 'liquidar' }), 'ejercicio_suspendido', {
    quita: 'liquidar,cambio_estado',
  });
  const { id, efectos, dichos } = await publicar('bloqueos', 'Acta 61/26', otras, '2026-04-11');
  expect(dichos.map(({ persona_id }) => persona_id)).toEqual([conDos, conUno]);
  expect(efectos.toca[0]).toEqual({
    que: 'Personas a las que se les avisa, porque tienen un bloqueo que les quita otra cosa',
    cuantos: 2,
  });
  expect(dichos).toMatchObject([
    {
      titulo: 'Cambia lo que te quita un bloqueo',
      detalle:
        'Desde el 11/04/2026, por «Acta 61/26», el bloqueo «Documentación pendiente» te quita la liquidación de la matrícula; ' +
        'el bloqueo «Suspensión del ejercicio profesional» te quita también la liquidación de la matrícula y los cambios de estado y ya no te quita el ejercicio profesional.',
      enlace: '/app/perfil/datosPersonales',
    },
    {
      detalle: expect.stringMatching(
        /^Desde el 11\/04\/2026, por «Acta 61\/26», el bloqueo «Documentación pendiente» te quita la liq/,
      ),
    },
  ]);
  const retiros = await retirar(id);
  expect(retiros.map(({ persona_id }) => persona_id)).toEqual([conDos, conUno]);
  expect(retiros[0]?.titulo).toBe('Se retiró el cambio de los tipos de bloqueo que iba a regir desde el 11/04/2026');

  // whoever has one that its person does not see is told nothing of it
  const oculta = con(filas, 'documentacion_pendiente', { quita: 'ejercicio', visible: 'no' });
  const enSilencio = await publicar('bloqueos', 'Acta 62/26', oculta, '2026-04-12');
  expect([enSilencio.dichos, enSilencio.efectos.avisos.join(' ').includes('Se le avisa')]).toEqual([[], false]);
});

test('[S-1096] lo que mira quien revisa, los textos que se le proponen y lo convenido con los cobradores no tocan a nadie de afuera del Colegio: las demás listas se avisan', async () => {
  expect(CLAVES_DE_LISTA.filter((lista) => !seAvisa(lista))).toEqual(['control', 'observaciones', 'cobradores']);
  const textos = (await filasDe('observaciones')).map((fila) => ({ ...fila, texto: `${fila.texto ?? ''} Gracias.` }));
  const controles = (await filasDe('control')).map((fila) => ({ ...fila, texto: `${fila.texto ?? ''} (nuevo)` }));
  const dichos = [
    await publicar('observaciones', 'Acta 70/26', textos, '2026-04-15'),
    await publicar('control', 'Acta 71/26', controles, '2026-04-15'),
  ];
  expect(dichos.flatMap((una) => una.dichos)).toEqual([]);
});
