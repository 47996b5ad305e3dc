import { claveDeLeyenda, PAPELES_CON_LEYENDA, type PapelConLeyenda } from '@colega/domain/colegio';
import { formatCuit } from '@colega/domain/identificadores';
import { cuerpoDePrueba } from '@colega/domain/testing';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { crearCartero } from '../../testing/avisos/cartero.ts';
import { decirOficinas } from '../../testing/colegio/oficinas.ts';
import { operador } from '../../testing/construir.ts';
import { cajaDe } from '../../testing/dinero/caja.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../testing/dinero/escenario-de-pagos.ts';
import { legajoElectrico } from '../../testing/legajos/legajo-electrico.ts';
import { vidaDe } from '../../testing/legajos/vida.ts';
import { mirarPdf } from '../../testing/mirar-pdf.ts';
import { emitirCarnet } from '../perfil/carnets.service.ts';
import { leerDatosDelColegio } from './datos-del-colegio.ts';
import { leerListasDeEntrada } from './listas/listas-de-entrada.ts';

type LoServido = { statusCode: number; rawPayload: Buffer };

const OTRO = {
  ...{ nombre: 'Consejo de Gasistas del Sur', cuit: '30500010912', domicilio: 'Sarmiento 77' },
  ...{ localidad: 'Bahía Blanca', telefono: '(0291) 450-0000', correo: 'consejo@gasistas.example' },
};
const SEDE = { domicilio: 'Brown 900', localidad: 'Punta Alta', telefonos: '(02932) 42-0000', horario: '' };

/** Which paper each call gives. */
const PAPEL_DE: readonly (readonly [RegExp, PapelConLeyenda])[] = [
  [/^\/orden_pagos\//, 'cupon'],
  [/^\/comprobantes\/|\/caja\/cobros\//, 'recibo'],
  [/\/resumen_cuenta\//, 'resumen_anual'],
  [/^\/cvds\//, 'cvd'],
  [/^\/carnets\//, 'credencial'],
  [/^\/certificados\//, 'caie'],
  [/\/planilla$/, 'planilla'],
  [/\/presupuesto/, 'presupuesto'],
  [/\/cierres\//, 'cierre'],
];
const leyendaDe = (papel: PapelConLeyenda): string => `Leyenda propia de ${papel}.`;

let s: EscenarioDePagos;
let losPrimeros: readonly string[];
beforeAll(async () => {
  s = await crearEscenarioDePagos();
  const { colegio } = leerDatosDelColegio();
  const oficinas = leerListasDeEntrada().find(({ lista }) => lista === 'oficinas')?.filas ?? [];
  losPrimeros = [colegio.nombre, colegio.cuit, formatCuit(colegio.cuit)].concat(
    [colegio.domicilio, colegio.telefono, colegio.correo],
    oficinas.flatMap(({ domicilio = '', telefonos = '', correo = '' }) => [domicilio, telefonos, correo]),
  );
  expect(losPrimeros).toHaveLength(6 + 3 * 7);
  await operador(s.e.db, 'ana', { roles: ['administracion'] });
  const ana = await s.prueba.conSesion('ana', '/colegio/authentication_token');
  const cambiar = async (que: string, payload: object) =>
    expect((await ana('PUT', `/colegio/ajustes/${que}`, { payload })).statusCode, que).toBe(200);
  await cambiar('identidad', OTRO);
  for (const papel of PAPELES_CON_LEYENDA)
    await cambiar(`textos/${claveDeLeyenda(papel)}`, { texto: leyendaDe(papel) });
  await decirOficinas(
    s.e.db,
    oficinas.map((una) => ({ ...una, ...SEDE, correo: 'sede@gasistas.example' })),
  );
});
afterAll(() => s.prueba.cerrar());

const exigirDelOtro = (texto: string, dichos: readonly string[] = [OTRO.nombre]): void => {
  const seguido = texto.replace(/\s+/g, ' ');
  for (const dicho of dichos) expect(seguido).toContain(dicho);
  expect(losPrimeros.filter((suyo) => seguido.includes(suyo))).toEqual([]);
};
const DE_LA_SEDE = [OTRO.nombre, SEDE.domicilio];
const exigirDelOtroEn = async (ruta: string, { statusCode, rawPayload }: LoServido, dichos = DE_LA_SEDE) => {
  expect(statusCode, ruta).toBe(200);
  const visto = await mirarPdf(rawPayload);
  onTestFinished(() => visto.cerrar());
  const dicho = visto.textos.join(' ');
  exigirDelOtro(dicho, dichos);
  const suyas = PAPEL_DE.filter(([forma]) => forma.test(ruta)).map(([, papel]) => leyendaDe(papel));
  expect(dicho.match(/Leyenda propia de \w+\./g), ruta).toEqual(suyas);
};
const exigirPapel = async (ruta: string, dichos = DE_LA_SEDE, como = s.e.mgarcia) =>
  exigirDelOtroEn(ruta, await como('GET', ruta), dichos);

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

test('tampoco los que no son de un cupón: certificado, credencial, presupuesto, planilla, recibo de caja y cierre', async () => {
  const { e, prueba } = s;
  await e.db.updateTable('personas').set({ verificado: true }).where('id', '=', e.persona.id).execute();
  const hoy = prueba.ahora().toISOString().slice(0, 10);
  const autor = { actor: 'colegio', user_id: null, username: 'operador' } as const;
  const { carnet_id } = await emitirCarnet(e.db, { ahora: prueba.ahora(), hoy, autor, cuit: e.persona.cuit });
  await exigirPapel(`/carnets/${carnet_id}/imprimir`, [OTRO.nombre]);

  const { legajo, partes } = await legajoElectrico(e);
  const emitido = await e.mgarcia('POST', '/certificados/caie', {
    payload: { legajo_id: legajo.id, ...cuerpoDePrueba('caie', partes) },
  });
  expect(emitido.statusCode, emitido.body).toBe(201);
  await exigirPapel(`/certificados/${emitido.json().certificado.id}/imprimir`);

  const calculo = await e.generar();
  await exigirPapel(`/calculo_honorarios/${calculo.id}/planilla`);
  const payload = { pedido: e.pedido(), para: 'Consorcio', vence: hoy };
  for (const [ruta, como, dichos] of [
    ['/calculo_honorarios/presupuesto_propio', e.mgarcia, DE_LA_SEDE],
    ['/calculo_honorarios/presupuesto', prueba.pedir, [OTRO.nombre, OTRO.domicilio]],
  ] as const)
    await exigirDelOtroEn(ruta, await como('POST', ruta, { payload }), [...dichos]);

  const caja = cajaDe(s);
  const cobra = await caja.operar();
  const id = await s.cuponDeMatricula('1000.00');
  const hecho = await caja.cobrar(cobra, {
    cupones: [{ id, importe: '1000.00' }],
    pagos: [{ medio: 'caja', importe: '1000.00' }],
  });
  await exigirPapel(`/colegio/caja/cobros/${hecho.id}/imprimir`, DE_LA_SEDE, cobra);
  const cerrado = await cobra('POST', '/colegio/cierres', { payload: { dia: hoy } });
  expect(cerrado.statusCode, cerrado.body).toBe(201);
  await exigirPapel(`/colegio/cierres/${cerrado.json().cierre.id}/imprimir`, [OTRO.nombre, OTRO.domicilio], cobra);
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
  exigirDelOtro((await s.prueba.app.inject('/contacto')).body, [SEDE.domicilio, SEDE.telefonos]);
  exigirDelOtro((await s.prueba.app.inject('/api/openapi.json')).body, []);
  exigirDelOtro((await s.prueba.pedir('GET', '/configuracion')).body);
  const { items } = (await s.e.mgarcia('GET', '/modalidades')).json<{ items: { cuit_fijo: string | null }[] }>();
  expect(items.map(({ cuit_fijo }) => cuit_fijo).filter((cuit) => cuit !== null)).toEqual([OTRO.cuit]);
  exigirDelOtro((await s.e.mgarcia('GET', `/personas/${s.e.persona.id}`)).body, [SEDE.domicilio]);
});
