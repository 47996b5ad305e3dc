import type { AjustesDelColegio } from '@colega/contract/colegio';
import { formatCuit } from '@colega/domain/identificadores';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { crearCartero } from '../../testing/avisos/cartero.ts';
import { operador } from '../../testing/construir.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../testing/dinero/escenario-de-pagos.ts';
import { vidaDe } from '../../testing/legajos/vida.ts';
import { mirarPdf } from '../../testing/mirar-pdf.ts';
import { leerDatosDelColegio } from './datos-del-colegio.ts';

const OTRO = {
  ...{ nombre: 'Consejo de Gasistas del Sur', cuit: '30500010912', domicilio: 'Sarmiento 77' },
  ...{ localidad: 'Bahía Blanca', telefono: '(0291) 450-0000', correo: 'consejo@gasistas.example' },
};
const SEDE = { domicilio: 'Brown 900', localidad: 'Punta Alta', telefonos: ['(02932) 42-0000'], horario: '' };

let s: EscenarioDePagos;
let losPrimeros: readonly string[];
beforeAll(async () => {
  s = await crearEscenarioDePagos();
  const { colegio, oficinas } = leerDatosDelColegio();
  losPrimeros = [colegio.nombre, colegio.cuit, formatCuit(colegio.cuit)].concat(
    ...[...oficinas.map(({ telefonos }) => ({ ...colegio, telefono: telefonos[0] ?? '' })), colegio].map(
      ({ domicilio, telefono, correo }) => [domicilio, telefono, correo],
    ),
    oficinas.flatMap(({ domicilio, correo }) => [domicilio, correo]),
  );
  await operador(s.e.db, 'ana', { roles: ['administracion'] });
  const ana = await s.prueba.conSesion('ana', '/colegio/authentication_token');
  const cambiar = async (que: string, payload: object) =>
    expect((await ana('PUT', `/colegio/ajustes/${que}`, { payload })).statusCode, que).toBe(200);
  await cambiar('identidad', OTRO);
  const ajustes = (await ana('GET', '/colegio/ajustes')).json<AjustesDelColegio>();
  for (const { id, nombre, distrito_id, orden } of ajustes.oficinas)
    await cambiar(`oficinas/${id}`, { nombre, distrito_id, orden, ...SEDE, correo: 'sede@gasistas.example' });
});
afterAll(() => s.prueba.cerrar());

const exigirDelOtro = (texto: string, dichos: readonly string[] = [OTRO.nombre]): void => {
  const seguido = texto.replace(/\s+/g, ' ');
  for (const dicho of dichos) expect(seguido).toContain(dicho);
  expect(losPrimeros.filter((suyo) => seguido.includes(suyo))).toEqual([]);
};
const exigirPapel = async (ruta: string, dichos: readonly string[] = [OTRO.nombre, SEDE.domicilio]) => {
  const respuesta = await s.e.mgarcia('GET', ruta);
  expect(respuesta.statusCode, ruta).toBe(200);
  const visto = await mirarPdf(respuesta.rawPayload);
  onTestFinished(() => visto.cerrar());
  exigirDelOtro(visto.textos.join(' '), dichos);
};

test('con los datos de otro colegio, ningún papel dice los del primero', async () => {
  const cupon = await s.cuponDeMatricula('1000.00');
  await exigirPapel(`/orden_pagos/${cupon}/imprimir`);
  await s.acreditar(cupon);
  const { id: comprobante } = await s.e.db
    .selectFrom('comprobantes')
    .select('id')
    .where('orden_id', '=', cupon)
    .executeTakeFirstOrThrow();
  await exigirPapel(`/comprobantes/${comprobante}/imprimir`, [OTRO.nombre, formatCuit(OTRO.cuit), SEDE.domicilio]);
  const anio = s.prueba.ahora().getFullYear();
  await exigirPapel(`/liquidaciones/resumen_cuenta/${s.e.persona.id}/anios/${anio}/imprimir`);
  const legajo = await vidaDe(s.e).hasta('visado');
  const { visado } = (await s.e.mgarcia('GET', `/legajos/${legajo.id}`)).json();
  await exigirPapel(`/cvds/${visado.cvd.id}/imprimir`);
  const cvd = await s.prueba.app.inject(`/qr/cvd/${visado.cvd.hash}`);
  expect(cvd.statusCode).toBe(200);
  exigirDelOtro(cvd.body);
});

test('ninguna carta, página ni llamada dice los del primero', async () => {
  const cartero = crearCartero(s.prueba);
  await s.acreditar(await s.cuponDeMatricula('1000.00'));
  cartero.vaciarBuzon();
  await cartero.repartir();
  expect(cartero.buzon.length).toBeGreaterThan(0);
  for (const { de, asunto, texto, html } of cartero.buzon)
    for (const parte of [texto, html]) exigirDelOtro([de, asunto, parte].join(' '), [OTRO.nombre, '/contacto']);
  for (const publica of ['/verificar', '/privacidad', '/contacto', '/qr/desconocido'])
    exigirDelOtro((await s.prueba.app.inject(publica)).body);
  exigirDelOtro((await s.prueba.app.inject('/contacto')).body, [SEDE.domicilio, SEDE.telefonos[0] ?? '']);
  exigirDelOtro((await s.prueba.app.inject('/api/openapi.json')).body, []);
  exigirDelOtro((await s.prueba.pedir('GET', '/configuracion')).body);
  const { items } = (await s.e.mgarcia('GET', '/modalidades')).json<{ items: { cuit_fijo: string | null }[] }>();
  expect(items.map(({ cuit_fijo }) => cuit_fijo).filter((cuit) => cuit !== null)).toEqual([OTRO.cuit]);
  exigirDelOtro((await s.e.mgarcia('GET', `/personas/${s.e.persona.id}`)).body, [SEDE.domicilio]);
});
