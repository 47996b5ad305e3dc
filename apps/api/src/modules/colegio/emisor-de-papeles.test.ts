import { PAPELES_CON_LEYENDA } from '@colega/domain/colegio';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { conectar, type Db } from '../../db/conectar.ts';
import { crearCartero } from '../../testing/avisos/cartero.ts';
import { decirOficinas, oficina } from '../../testing/colegio/oficinas.ts';
import { operador } from '../../testing/construir.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../testing/dinero/escenario-de-pagos.ts';
import { mirarPdf } from '../../testing/mirar-pdf.ts';
import { cargarColegio } from './cargar-colegio.ts';
import { findClaveDeDistrito } from './colegio.repository.ts';
import { leerColegio } from './leer-colegio.service.ts';
import { leerEmisor } from './leer-emisor.service.ts';

const MARCA = 'b'.repeat(32);
let s: EscenarioDePagos;
let otroPortal: Db;
beforeAll(async () => {
  s = await crearEscenarioDePagos();
  otroPortal = conectar(s.prueba.url, { conexiones: 1 });
});
afterAll(async () => {
  await otroPortal.destroy();
  await s.prueba.cerrar();
});

const imprimir = async (id: number): Promise<string> => {
  const respuesta = await s.e.mgarcia('GET', `/orden_pagos/${id}/imprimir`);
  expect(respuesta.statusCode).toBe(200);
  const visto = await mirarPdf(respuesta.rawPayload);
  onTestFinished(() => visto.cerrar());
  return visto.textos.join(' ');
};

test('el nombre y el contacto que se cambian en otro portal están en el próximo papel y en las páginas públicas', async () => {
  const id = await s.cuponDeMatricula('1000.00');
  const antes = await imprimir(id);
  expect(antes).not.toContain('Colegio de Otro Portal');
  await otroPortal.updateTable('colegio').set({ nombre: 'Colegio de Otro Portal' }).execute();
  const distrito = await findClaveDeDistrito(otroPortal, s.e.persona.id);
  const suya = { domicilio: 'Diagonal 80 N.º 9', telefonos: '(0221) 555-9999', correo: 'suyo@distrito.example' };
  await decirOficinas(otroPortal, [oficina('La suya', { ...suya, distrito })]);
  const despues = await imprimir(id);
  expect(despues).toContain('Colegio de Otro Portal');
  expect(despues).toContain('Diagonal 80 N.º 9');
  expect(despues).toContain('(0221) 555-9999 · suyo@distrito.example');
  for (const publica of ['/verificar', '/privacidad', '/qr/desconocido'])
    expect((await s.prueba.app.inject(publica)).body).toContain('Colegio de Otro Portal');
});

test('los textos que el Colegio dice van al pie del papel, y en el saludo y el final de la carta', async () => {
  await operador(s.e.db, 'ana', { roles: ['administracion'] });
  const ana = await s.prueba.conSesion('ana', '/colegio/authentication_token');
  const decir = async (clave: string, texto: string) =>
    expect((await ana('PUT', `/colegio/ajustes/textos/${clave}`, { payload: { texto } })).statusCode, clave).toBe(200);
  const pie = 'Ley 10.405 · Guardá este papel con su comprobante.';
  const id = await s.cuponDeMatricula('1000.00');
  expect(await imprimir(id)).not.toContain(pie);
  await decir('pie_de_papeles', pie);
  expect(await imprimir(id)).toContain(pie);
  await decir('saludo_de_cartas', 'Estimado/a {nombre}:');
  await decir('despedida_de_cartas', 'Te saluda atentamente la Mesa Directiva.');
  const cartero = crearCartero(s.prueba);
  await s.acreditar(id);
  cartero.vaciarBuzon();
  await cartero.repartir();
  const { texto = '', html = '' } = cartero.buzon.find(({ asunto }) => asunto.startsWith('Se acreditó')) ?? {};
  for (const parte of [texto, html]) {
    expect(parte).toMatch(/Estimado\/a [^:<]*María/);
    expect(parte).not.toContain('Hola,');
    expect(parte).toContain('Te saluda atentamente la Mesa Directiva.');
  }
  const largo = await ana('PUT', '/colegio/ajustes/textos/pie_de_papeles', { payload: { texto: 'a'.repeat(161) } });
  expect([largo.statusCode, largo.json().errores]).toEqual([422, [{ campo: 'texto', mensaje: 'Hasta 160 letras.' }]]);
});

test('la leyenda de un papel va en ese papel y en ningún otro; en la base hay una por papel', async () => {
  await operador(s.e.db, 'leyendas', { roles: ['administracion'] });
  const ella = await s.prueba.conSesion('leyendas', '/colegio/authentication_token');
  const ruta = '/colegio/ajustes/textos/papel.cupon';
  const leyenda = 'Documento no válido como factura.';
  const id = await s.cuponDeMatricula('1000.00');
  expect(await imprimir(id)).not.toContain(leyenda);
  const dicha = await ella('PUT', ruta, { payload: { texto: `  ${leyenda}\n` }, headers: { 'if-match': '"1"' } });
  expect([dicha.statusCode, dicha.json().version]).toEqual([200, 2]);
  expect(await imprimir(id)).toContain(leyenda);
  const tarde = await ella('PUT', ruta, { payload: { texto: 'Otra' }, headers: { 'if-match': '"1"' } });
  expect(tarde.statusCode).toBe(412);
  const larga = await ella('PUT', ruta.replace('cupon', 'credencial'), { payload: { texto: 'a'.repeat(301) } });
  expect([larga.statusCode, larga.json().errores]).toEqual([422, [{ campo: 'texto', mensaje: 'Hasta 300 letras.' }]]);
  const leyendas = await Promise.all(
    PAPELES_CON_LEYENDA.map(async (papel) => (await leerEmisor(s.e.db, s.e.persona.id, papel, '2026-11-20')).leyenda),
  );
  expect(leyendas.filter((una) => una !== '')).toEqual([leyenda]);
  const { textos } = (await ella('GET', '/colegio/ajustes')).json();
  expect(textos.filter(({ clave }: { clave: string }) => clave.startsWith('papel.'))).toHaveLength(14);
  expect((await ella('PUT', ruta, { payload: { texto: '' } })).statusCode).toBe(200);
  expect(await imprimir(id)).not.toContain(leyenda);
});

test('quien firma un papel por el Colegio va en ese papel, con su cargo, y en los que firma otro no hay dónde decirlo', async () => {
  await operador(s.e.db, 'firmas', { roles: ['administracion'] });
  const ella = await s.prueba.conSesion('firmas', '/colegio/authentication_token');
  const decir = (clave: string, texto: string) =>
    ella('PUT', `/colegio/ajustes/textos/${clave}`, { payload: { texto } });
  const pagar = async () => {
    s.prueba.avanzar(60_000);
    const id = await s.cuponDeMatricula('1000.00');
    await s.acreditar(id);
    const { id: recibo } = await s.db
      .selectFrom('comprobantes as c')
      .innerJoin('operaciones_pago as p', 'p.id', 'c.operacion_id')
      .select('c.id')
      .where('p.orden_id', '=', id)
      .executeTakeFirstOrThrow();
    return { id, recibo };
  };
  const imprimirRecibo = async (recibo: number): Promise<string> => {
    const respuesta = await s.e.mgarcia('GET', `/comprobantes/${recibo}/imprimir`);
    expect(respuesta.statusCode).toBe(200);
    const visto = await mirarPdf(respuesta.rawPayload);
    onTestFinished(() => visto.cerrar());
    return visto.textos.join(' ');
  };
  const deAntes = await pagar();
  s.prueba.avanzar(60_000);
  expect((await decir('firma.recibo', '  Ana Paz\n\nPresidenta\nConsejo Directivo ')).statusCode).toBe(200);
  const suyo = await pagar();
  expect(await imprimirRecibo(suyo.recibo)).toMatch(/Ana Paz\s+Presidenta\s+Consejo Directivo/);
  expect(await imprimir(suyo.id)).not.toContain('Presidenta');
  // whoever comes after signs what is issued from then on, and nothing of before
  s.prueba.avanzar(60_000);
  expect((await decir('firma.recibo', 'Juan Gil\nPresidente')).statusCode).toBe(200);
  expect(await imprimirRecibo((await pagar()).recibo)).toMatch(/Juan Gil\s+Presidente/);
  expect(await imprimirRecibo(suyo.recibo)).toMatch(/Ana Paz\s+Presidenta\s+Consejo Directivo/);
  expect(await imprimirRecibo(deAntes.recibo)).not.toMatch(/Presiden/);
  expect((await decir('firma.cupon', 'Ana Paz')).statusCode).toBe(404);
  const larga = await decir('firma.recibo', 'a\nb\nc\nd');
  expect([larga.statusCode, larga.json().errores]).toEqual([422, [{ campo: 'texto', mensaje: 'Hasta 3 renglones.' }]]);
  s.prueba.avanzar(60_000);
  expect((await decir('firma.recibo', '')).statusCode).toBe(200);
  expect(await imprimirRecibo((await pagar()).recibo)).not.toMatch(/Presiden/);
});

test('la leyenda puede ir en renglones', async () => {
  await operador(s.e.db, 'renglones', { roles: ['administracion'] });
  const ella = await s.prueba.conSesion('renglones', '/colegio/authentication_token');
  const id = await s.cuponDeMatricula('1000.00');
  const payload = { texto: 'Primer renglón de la leyenda\nSegundo renglón de la leyenda' };
  expect((await ella('PUT', '/colegio/ajustes/textos/papel.cupon', { payload })).statusCode).toBe(200);
  const visto = await imprimir(id);
  for (const renglon of payload.texto.split('\n')) expect(visto).toContain(renglon);
  expect(visto).not.toContain('leyendaSegundo');
  await ella('PUT', '/colegio/ajustes/textos/papel.cupon', { payload: { texto: '' } });
});

test('un Colegio de antes recibe las leyendas, vacías, y conserva lo que dijo', async () => {
  const { db } = s.prueba;
  await db.updateTable('textos_del_colegio').set({ clave: 'otra' }).where('clave', '=', 'papel.recibo').execute();
  const suyo = { clave: 'pie_de_cartas', texto: 'Lo que dijo' };
  await db.updateTable('textos_del_colegio').set(suyo).where('clave', '=', suyo.clave).execute();
  await cargarColegio(db);
  const { textos } = await leerColegio(db);
  expect([textos['papel.recibo'], textos[suyo.clave]]).toEqual(['', suyo.texto]);
});

test('la próxima carta va con el nombre, el pie y los colores que se cambian en otro portal; las páginas, con la marca', async () => {
  const cartero = crearCartero(s.prueba);
  const carta = async () => {
    await s.acreditar(await s.cuponDeMatricula('1000.00'));
    cartero.vaciarBuzon();
    await cartero.repartir();
    return cartero.buzon.find(({ asunto }) => asunto.startsWith('Se acreditó'));
  };
  const antes = await carta();
  const fucsia = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#f0f' } })
    .jpeg()
    .toBuffer();
  expect(antes?.html).toContain('#064e6f');
  await otroPortal
    .insertInto('marcas_del_colegio')
    .values({ clave: MARCA, contenido: fucsia, cargada_en: s.prueba.ahora() })
    .execute();
  await otroPortal
    .updateTable('colegio')
    .set({ nombre: 'Colegio de la Carta', color: '#1b5e2b', color_oscuro: '#a5d6a7', marca: MARCA })
    .execute();
  await otroPortal
    .updateTable('textos_del_colegio')
    .set({ texto: 'Ley 10.405' })
    .where('clave', '=', 'pie_de_cartas')
    .execute();
  const despues = await carta();
  for (const dicho of ['Colegio de la Carta', 'Ley 10.405']) {
    expect([antes?.html, antes?.texto].join()).not.toContain(dicho);
    expect(despues?.html).toContain(dicho);
    expect(despues?.texto).toContain(dicho);
  }
  expect(despues?.html).toContain('background:#1b5e2b');
  expect(despues?.html).toMatch(new RegExp(`<img src="https?://[^"]+/marca/${MARCA}" alt="Colegio de la Carta"`));
  const { body } = await s.prueba.app.inject('/verificar');
  expect(body).toContain(`<img src="/marca/${MARCA}"`);
  expect(body).toContain(':root{--a:#1b5e2b}');
  expect(body).toContain('{:root{--a:#a5d6a7}}');
});
