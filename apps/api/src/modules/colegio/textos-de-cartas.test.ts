import type { AjustesDelColegio, MuestraDeCarta } from '@colega/contract/colegio';
import { EVENTOS, type Evento } from '@colega/domain/avisos';
import { CLAVES_DE_TEXTO, datosDelTexto, parteDeCarta } from '@colega/domain/colegio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { llenar } from '../../correo/llenar.ts';
import { conectar, type Db } from '../../db/conectar.ts';
import { ejemploDeCarta } from '../../jobs/ejemplo-de-carta.ts';
import { crearCartero } from '../../testing/avisos/cartero.ts';
import { operador } from '../../testing/construir.ts';
import type { Pedir } from '../../testing/crear-app-de-prueba.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../testing/dinero/escenario-de-pagos.ts';
import { armarCartaGeneral } from '../avisos/carta-general.ts';
import { ponerTextos } from '../avisos/poner-textos.ts';
import { AVISOS, avisosEscritosCon } from '../avisos/textos-de-avisos.ts';

const BASE = '/colegio/ajustes';
let s: EscenarioDePagos;
let otroPortal: Db;
let ana: Pedir;
beforeAll(async () => {
  s = await crearEscenarioDePagos({ limiteDePedidos: 1_000_000 });
  otroPortal = conectar(s.prueba.url, { conexiones: 1 });
  await operador(s.db, 'ana', { roles: ['administracion'] });
  ana = await s.prueba.conSesion('ana', '/colegio/authentication_token');
  await s.db.updateTable('personas').set({ email: 'maria@example.com' }).where('id', '=', s.e.persona.id).execute();
});
afterAll(async () => {
  await otroPortal.destroy();
  await s.prueba.cerrar();
});

const decir = (clave: string, texto: string) => ana('PUT', `${BASE}/textos/${clave}`, { payload: { texto } });
const ver = (clave: string, texto: string) => ana('POST', `${BASE}/textos/${clave}/muestra`, { payload: { texto } });
const leer = async (clave: string) => {
  const { textos } = (await ana('GET', BASE)).json<AjustesDelColegio>();
  const suyo = textos.find((uno) => uno.clave === clave);
  if (!suyo) throw new Error(clave);
  return suyo;
};
const cartaDePago = async () => {
  const cartero = crearCartero(s.prueba);
  await s.acreditar(await s.cuponDeMatricula('1000.00'));
  await cartero.repartir();
  const carta = cartero.buzon.find(({ para }) => para === 'maria@example.com');
  if (!carta) throw new Error('no salió');
  return carta;
};

test('cómo empieza y termina cada carta lo dice el Colegio; vale en la próxima, queda auditado, y lo que lleva datos sigue', async () => {
  const antes = await cartaDePago();
  expect(antes.texto).toContain('\n\nSe acreditó tu pago. Va adjunto el recibo.\n\nImporte: ');
  const apertura = 'Recibimos tu pago de {importe}.\n\n  Gracias por estar al día.  ';
  expect((await decir('apertura.pago_acreditado', apertura)).statusCode).toBe(200);
  expect((await decir('cierre.pago_acreditado', 'Consultas: {colegio}.')).statusCode).toBe(200);
  const { texto, html, asunto } = await cartaDePago();
  const importe = asunto.replace('Se acreditó tu pago de ', '');
  expect(texto).toContain(`:\n\nRecibimos tu pago de ${importe}.\n\nGracias por estar al día.\n\nImporte: `);
  expect(texto).not.toContain('Va adjunto el recibo.');
  expect(texto.indexOf('Consultas: ')).toBeGreaterThan(texto.indexOf('Ver mis cupones:'));
  expect(html).toContain('Gracias por estar al día.</p>');
  const [linea] = await s.db
    .selectFrom('auditoria')
    .select(['accion', 'quien', 'desde', 'hasta'])
    .where('entidad', '=', 'colegio')
    .orderBy('id', 'desc')
    .offset(1)
    .limit(1)
    .execute();
  expect(linea).toMatchObject({
    ...{ accion: 'cambiar_texto', quien: 'ana', desde: { texto: 'Se acreditó tu pago. Va adjunto el recibo.' } },
    hasta: { texto: 'Recibimos tu pago de {importe}.\nGracias por estar al día.' },
  });
  // what another portal changes rules in the letters of this one's
  await otroPortal
    .updateTable('textos_del_colegio')
    .set({ texto: 'De otro portal.' })
    .where('clave', '=', 'apertura.pago_acreditado')
    .execute();
  expect((await cartaDePago()).texto).toContain('\n\nDe otro portal.\n\nImporte: ');
  const { de_entrada } = await leer('apertura.pago_acreditado');
  expect((await decir('apertura.pago_acreditado', de_entrada)).statusCode).toBe(200);
  expect((await cartaDePago()).texto).toContain(`\n\n${de_entrada}\n\nImporte: `);
});

test('se ve la carta que saldría, entera y sin guardar nada', async () => {
  const escrito = 'Recibimos {importe}.\nGracias.';
  const muestra = await ver('apertura.pago_acreditado', escrito);
  expect(muestra.statusCode, muestra.body).toBe(200);
  const { asunto, texto, html } = muestra.json<MuestraDeCarta>();
  expect(asunto).toMatch(/^Se acreditó tu pago de \$\s125\.400,00$/);
  expect(texto).toMatch(/^Hola, Ana Paz:\n\nRecibimos \$\s125\.400,00\.\n\nGracias\.\n\nImporte: /);
  expect(html).toContain('>Gracias.</p>');
  expect((await leer('apertura.pago_acreditado')).texto).not.toContain('Recibimos');
  const caja = (await ver('apertura.pago_acreditado.en_caja', 'Pagaste en la caja.')).json<MuestraDeCarta>();
  expect(caja.texto).toMatch(/Pagaste en la caja\.\n\nCupón N\.º 4521, [A-Z][^:]+: \$/);
  const comun = (await ver('saludo_de_cartas', 'Estimado/a {nombre}:')).json<MuestraDeCarta>();
  expect(comun.texto).toMatch(/^Estimado\/a Ana Paz:/);
  for (const clave of ['papel.cupon', 'firma.cvd', 'pie_de_papeles', 'nada', 'apertura.observado.en_caja'])
    expect((await ver(clave, 'Hola')).statusCode, clave).toBe(404);
});

test.each([
  ['apertura.pago_acreditado', 'Hola {nada}', /no sabe qué poner en {nada}.*{importe}, {colegio}/],
  ['cierre.bienvenida', 'Entrá cuando quieras.', /Le falta {dias}/],
  ['cierre.bienvenida', '', /./],
  ['apertura.dispositivo_nuevo', 'El {momento} entraron de {desde_donde}.', /Le falta {dispositivo}/],
  ['apertura.pago_acreditado', 'Hola {importe', /Las llaves son para los datos/],
  ['apertura.pago_acreditado', 'a\n'.repeat(13), /Hasta 12 renglones/],
  ['apertura.pago_acreditado', '  \n ', /./],
])('%s con «%s» se rechaza junto al texto, también al mirarla', async (clave, texto, mensaje) => {
  for (const respuesta of [await decir(clave, texto), await ver(clave, texto)]) {
    expect(respuesta.statusCode).toBe(422);
    const [primero] = respuesta.json().errores;
    expect(primero.campo).toBe('texto');
    expect(primero.mensaje).toMatch(mensaje);
  }
});

test('nada de lo que escribe el Colegio es más que un texto: ni etiquetas, ni estilos, ni direcciones cambiadas', async () => {
  const malo = '<img src=x onerror=alert(1)></p><script>1</script><mj-raw> "javascript:1" style="x" &lt;b&gt;';
  const deAntes = (await ver('cierre.visado', 'Hasta pronto.')).json<MuestraDeCarta>();
  const { html, texto } = (await ver('cierre.visado', malo)).json<MuestraDeCarta>();
  const etiquetas = (pagina: string) => pagina.match(/<[a-z!/][^>]*>/gi);
  expect(etiquetas(html)).toEqual(etiquetas(deAntes.html));
  expect(texto).toContain(malo);
});

test('cada texto con que vino el programa se acepta, y cada carta se puede mirar', async () => {
  const { textos } = (await ana('GET', BASE)).json<AjustesDelColegio>();
  expect(textos.map(({ clave }) => clave)).toEqual([...CLAVES_DE_TEXTO]);
  for (const { clave, de_entrada, carta, datos } of textos.filter((uno) => uno.carta !== null)) {
    const respuesta = await ver(clave, de_entrada);
    expect(respuesta.statusCode, `${clave}: ${respuesta.body}`).toBe(200);
    const { asunto, texto, html } = respuesta.json<MuestraDeCarta>();
    for (const dicho of [asunto, texto, html.replace(/<style>.*?<\/style>/s, '')])
      expect(dicho, clave).not.toMatch(/[{}]|undefined/);
    expect(datosDelTexto(de_entrada).filter((uno) => !datos.some(({ dato }) => dato === uno))).toEqual([]);
    expect(carta?.nombre).toBe(AVISOS[parteDeCarta(clave)?.evento as Evento].nombre);
  }
});

test('los datos que una carta sabe poner son los que se ofrecen para sus textos', () => {
  const deps = {
    ...{ ahora: s.prueba.ahora(), direccionPublica: 'https://colega.test' },
    ...{ colegio: 'Colegio', textos: avisosEscritosCon({}) },
  };
  const distintos = EVENTOS.filter((evento) => {
    const suyos = Object.keys(ejemploDeCarta(evento, null, deps).datos);
    return suyos.sort().join() !== Object.keys(AVISOS[evento].ejemplo.datos).sort().join();
  });
  expect(distintos).toEqual([]);
});

test('un dato en cada una de las cuatro partes sale completado en la carta, y también al mirarla', async () => {
  const partes = {
    ...{ asunto: 'Asunto: {importe}, {colegio}', apertura: 'Apertura: {importe}, {colegio}' },
    ...{ cierre: 'Cierre: {importe}, {colegio}', motivo: 'Motivo: {importe}, {colegio}' },
  };
  for (const [parte, texto] of Object.entries(partes)) {
    const { texto: visto, html, asunto } = (await ver(`${parte}.pago_acreditado`, texto)).json<MuestraDeCarta>();
    const dicho = new RegExp(`${texto.split(':')[0]}: \\$\\s125\\.400,00, Colegio`);
    for (const uno of parte === 'asunto' ? [asunto] : [visto, html]) expect(uno, parte).toMatch(dicho);
    expect((await decir(`${parte}.pago_acreditado`, texto)).statusCode, parte).toBe(200);
  }
  const cartero = crearCartero(s.prueba);
  await s.acreditar(await s.cuponDeMatricula('1000.00'));
  await cartero.repartir();
  const carta = cartero.buzon.find(({ asunto }) => asunto.startsWith('Asunto: $'));
  for (const [parte, texto] of Object.entries(partes)) {
    const dicho = new RegExp(`${texto.split(':')[0]}: \\$\\s[\\d.]+,\\d\\d, Colegio`);
    for (const uno of parte === 'asunto' ? [carta?.asunto] : [carta?.texto, carta?.html])
      expect(uno, parte).toMatch(dicho);
  }
  for (const uno of [carta?.asunto, carta?.texto]) expect(uno).not.toMatch(/[{}]/);
  for (const parte of Object.keys(partes))
    await decir(`${parte}.pago_acreditado`, (await leer(`${parte}.pago_acreditado`)).de_entrada);
});

test.each([
  ['cupón N.º 4521', null, ['Hay algo que Tesorería tiene que decidir.']],
  [
    'devolución del pago 12',
    'Espera que otra persona la confirme.',
    ['Hay algo que Tesorería tiene que decidir.', 'Espera que otra persona la confirme.'],
  ],
])('lo que espera a Tesorería se dice sin contradecirse: %s', (cupon, detalle, parrafos) => {
  const deps = { direccionPublica: 'https://colega.test', textos: avisosEscritosCon({}) };
  const { pago_por_revisar } = deps.textos;
  const carta = armarCartaGeneral({ evento: 'pago_por_revisar', datos: { cupon }, detalle, enlace: null }, deps);
  expect(ponerTextos(carta, pago_por_revisar, 'Colegio').cuerpo).toEqual(parrafos.map((parrafo) => ({ parrafo })));
  expect(llenar(pago_por_revisar.asunto, carta.datos)).toBe(`Para revisar: ${cupon}`);
});

test('de lo que el Colegio dijo se nombra que es su motivo; sin él, la carta no deja un hueco', () => {
  const deps = { direccionPublica: 'https://colega.test', textos: avisosEscritosCon({}) };
  const del = (detalle: string | null) =>
    armarCartaGeneral({ evento: 'bloqueo', datos: {}, detalle, enlace: null }, deps).cuerpo;
  expect(del('Resolución 12/26')).toEqual([{ parrafo: 'Motivo: Resolución 12/26' }]);
  for (const nada of ['', null])
    expect(del(nada)).toEqual([{ parrafo: 'En el portal está lo que pasó, con su fecha.' }]);
  const confirmado = { evento: 'confirmado', datos: {}, detalle: null, enlace: null } as const;
  expect(armarCartaGeneral(confirmado, deps).cuerpo).toEqual([]);
});
