import { barraDeCupon, crcDeQr } from '@colega/domain/dinero';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { leerBarras, leerQr } from '../../../testing/leer-codigos.ts';
import { mirarPdf } from '../../../testing/mirar-pdf.ts';
import { revertirDelDia } from '../colegio/revertir.service.ts';
import { resolverCupon } from '../colegio/revisar.service.ts';
import { imprimirCupon } from './documentos.service.ts';

const CONVENIO = '5150058293';
let s: EscenarioDePagos;
beforeAll(async () => {
  const entorno = { SIRO_USUARIO: '30546672340', SIRO_CLAVE: 'una clave', SIRO_CONVENIO: CONVENIO };
  s = await crearEscenarioDePagos({ entorno });
});
afterAll(() => s.prueba.cerrar());

const mirar = async (pdf: Uint8Array) => {
  const visto = await mirarPdf(pdf);
  onTestFinished(() => visto.cerrar());
  return visto;
};
const imprimir = async (camino: string, pedir: Pedir = s.e.mgarcia) => {
  const respuesta = await pedir('GET', camino);
  if (respuesta.statusCode !== 200) throw new Error(respuesta.body);
  return { respuesta, ...(await mirar(respuesta.rawPayload)) };
};
const cupon = (id: number) => imprimir(`/orden_pagos/${id}/imprimir`);
const codigos = async ({ imagen }: Awaited<ReturnType<typeof mirar>>) => {
  const pagina = await imagen(0, 203);
  return { barras: await leerBarras(pagina), qr: await leerQr(pagina) };
};
const comprobanteDe = async (id: number): Promise<number> =>
  (await s.db.selectFrom('comprobantes').select('id').where('orden_id', '=', id).executeTakeFirstOrThrow()).id;

describe('el cupón en papel', () => {
  test('es un PDF con su nombre, y sus códigos son los del dominio [API-063]', async () => {
    const id = await s.cuponDeMatricula('1000.00');
    const numero_boleta = await s.boleta(id);
    const visto = await cupon(id);
    expect(visto.respuesta.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="cupon_${id}.pdf"`,
      'cache-control': 'no-store',
    });
    const vencimientos = [
      { fecha: '2026-03-30', importe: '1000.00' },
      { fecha: '2026-04-19', importe: '1020.00' },
    ];
    const { barras, qr } = await codigos(visto);
    expect(barras).toEqual([barraDeCupon({ numero_boleta, circuito: 'matriculados', vencimientos }, CONVENIO)?.codigo]);
    const [texto = ''] = qr;
    expect(texto).toContain(`0219${String(numero_boleta).padStart(9, '0')}${CONVENIO}`);
    expect(texto).toContain('54071000.00');
    expect(texto.slice(-4)).toBe(crcDeQr(texto.slice(0, -4)));
  });

  test('a un centavo del límite: con los dos vencimientos, con el primero, sin código', async () => {
    const dos = await codigos(await cupon(await s.cuponDeMatricula('98039.20')));
    expect(dos.barras[0]?.slice(19, 35)).toBe('9803920209999998');
    const uno = await cupon(await s.cuponDeMatricula('99999.99'));
    expect(uno.textos[0]).toContain('El código vale hasta el 30/03/2026');
    expect((await codigos(uno)).barras[0]?.slice(19, 35)).toBe('9999999000000000');
    const ninguno = await cupon(await s.cuponDeMatricula('100000.00'));
    expect(ninguno.textos[0]).toContain('El importe supera lo que admite el código de barras: pagalo por otro medio.');
    const { barras, qr } = await codigos(ninguno);
    expect(barras).toEqual([]);
    expect(qr[0]).toContain('5409100000.00');
  });

  test('el de un legajo dice su legajo y su matrícula; con un pago abierto, lo avisa', async () => {
    const { id, numero_legajo } = await s.cuponDeLegajo('cep');
    const antes = await cupon(id);
    expect(antes.textos[0]).toContain(`N.º ${numero_legajo}`);
    expect(antes.textos[0]).toMatch(/Matrícula \S+ · \S+/);
    expect(antes.textos[0]).not.toContain('en proceso');
    await s.abrir('sipago', id);
    expect((await cupon(id)).textos[0]).toContain('Hay un pago en línea de este cupón en proceso.');
  });

  test('pago: lo dice con su recibo y no trae con qué pagarlo otra vez', async () => {
    const { id } = await s.cuponDeLegajo('cep');
    await s.acreditar(id, { medio: 'sipago', externo: 'op-papel' });
    const visto = await cupon(id);
    expect(visto.textos[0]).toMatch(/PAGADO El 20\/03\/2026, 12:00 h · recibo N\.º \d+/);
    expect(visto.textos[0]).toContain('SiPago op-papel');
    expect(await codigos(visto)).toEqual({ barras: [], qr: [] });
  });

  test('de un legajo anulado: anulado con su motivo, sin con qué pagarlo', async () => {
    const { id, legajo_id } = await s.cuponDeLegajo('cep');
    await s.vida.anular(legajo_id, 'El comitente desistió');
    const visto = await cupon(id);
    expect(visto.textos[0]).toContain('ANULADO Legajo anulado');
    expect(await codigos(visto)).toEqual({ barras: [], qr: [] });
  });

  test('sin convenio no hay códigos: se paga en el portal', async () => {
    const id = await s.cuponDeMatricula('1000.00');
    const pdf = await imprimirCupon(s.db, id, s.e.persona.id, { ...s.momento(), convenio: null });
    const { textos } = await mirar(pdf);
    expect(textos[0]).toContain('En línea: en el portal');
    expect(textos[0]).not.toMatch(/Talón|QR/);
  });
});

test('el recibo es un PDF con su nombre: número, medio y conceptos [API-064]', async () => {
  const id = await s.cuponDeMatricula('1000.00');
  await s.acreditar(id, { importe: '1000.00', medio: 'codigo_barra', externo: 'caja-papel' });
  const comprobante = await comprobanteDe(id);
  const { respuesta, textos } = await imprimir(`/comprobantes/${comprobante}/imprimir`);
  expect(respuesta.headers['content-disposition']).toBe(`inline; filename="recibo_${comprobante}.pdf"`);
  expect(textos[0]).toMatch(/Recibo N\.º \d+/);
  expect(textos[0]).toContain('Cupón con código de barras');
  expect(textos[0]).toContain('caja-papel');
  expect(textos[0]).toContain('ARANCEL 2026 $ 1.000,00');
});

test('el recibo trae su QR, que abre su página, y el código escrito al lado', async () => {
  const id = await s.cuponDeMatricula('1000.00');
  await s.acreditar(id, { importe: '1000.00', externo: 'caja-con-qr' });
  const visto = await imprimir(`/comprobantes/${await comprobanteDe(id)}/imprimir`);
  const { qr } = await codigos(visto);
  const [, codigo = ''] = /\/#\/qr\/recibo\/([0-9a-f]{32})$/.exec(qr[0] ?? '') ?? [];
  expect(visto.textos[0]).toContain(`Verificá este recibo ${codigo.replace(/.{8}/g, '$& ')}`);
  expect(visto.textos[0]?.replace(/ /g, '')).toContain(`Verificaloen${qr[0]}`);
  const pagina = await s.prueba.app.inject({ url: `/qr/recibo/${codigo}` });
  expect(pagina.body).toContain('<strong>VIGENTE</strong>');
});

test('lo que el Colegio devolvió se dice en el cupón y en su recibo', async () => {
  const { id, legajo_id } = await s.cuponDeLegajo('cep');
  await s.acreditar(id);
  await s.vida.anular(legajo_id);
  const autor = { actor: 'colegio' as const, user_id: null, username: 'operador' };
  const decision = { autor, decision: 'devuelto' as const, motivo: 'Transferencia 71', ...s.momento() };
  await resolverCupon(s.db, await s.boleta(id), decision);
  expect((await cupon(id)).textos[0]).toContain('Ya no paga este cupón: se devolvió. Recibo N.º');
  const recibo = await imprimir(`/comprobantes/${await comprobanteDe(id)}/imprimir`);
  expect(recibo.textos[0]).toContain('Ya no paga este cupón: se devolvió.');
  expect(recibo.textos[0]).toMatch(/Anulado el \d\d\/\d\d\/\d{4}: el Colegio devolvió el pago/);
  expect(recibo.textos[0]).not.toContain('Pagado el');
});

test('el recibo de un pago que se deshizo sale anulado, y el cupón dice que no paga nada', async () => {
  const { id } = await s.cuponDeLegajo('cep');
  const { operacion_id } = await s.acreditar(id, { importe: '7000.00', externo: `deshecho-${id}` });
  const autor = { actor: 'colegio' as const, user_id: null, username: 'operador' };
  await revertirDelDia(s.db, { operacion_id, motivo: 'tipeo', autor, ...s.momento() });
  const [recibo] = (await imprimir(`/comprobantes/${await comprobanteDe(id)}/imprimir`)).textos;
  expect(recibo).toContain('ANULADO');
  expect(recibo).toContain('Este pago se anuló: no paga nada.');
  expect(recibo).not.toContain('a tu favor');
  const [papel] = (await cupon(id)).textos;
  expect(papel).toContain('Este pago se anuló: no paga nada.');
  expect(papel).not.toContain('tipeo');
  expect((await s.leer(id)).estado_pago).not.toBe('recibido');
});

test('lo ajeno y lo que no existe son 404, y una dirección mala es un 4xx: todos en castellano', async () => {
  const id = await s.cuponDeMatricula('1000.00');
  await s.acreditar(id, { importe: '1000.00', externo: 'caja-ajena' });
  const comprobante = await comprobanteDe(id);
  const caminos = [`/orden_pagos/${id}/imprimir`, `/comprobantes/${comprobante}/imprimir`];
  for (const camino of [...caminos, '/orden_pagos/999999/imprimir', '/comprobantes/999999/imprimir']) {
    const respuesta = await s.e.csosa('GET', camino);
    expect(respuesta.statusCode).toBe(404);
    expect(respuesta.json()).toMatchObject({ detail: 'No encontramos lo que buscás.' });
    expect(respuesta.headers['content-disposition']).toBeUndefined();
  }
  for (const camino of ['/orden_pagos/x/imprimir', '/comprobantes/0/imprimir']) {
    const { statusCode } = await s.e.mgarcia('GET', camino);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
  }
});

test('pasado el primer vencimiento pide con recargo; pasado el último está vencido y no trae códigos', async () => {
  const id = await s.cuponDeMatricula('1000.00');
  const el = async (hoy: string) => {
    const ahora = new Date(`${hoy}T15:00:00Z`);
    return mirar(await imprimirCupon(s.db, id, s.e.persona.id, { hoy, ahora, convenio: CONVENIO }));
  };
  const tarde = await el('2026-03-31');
  expect(tarde.textos[0]).toContain('$ 1.020,00 2º vencimiento (con recargo) 19/04/2026');
  expect((await codigos(tarde)).qr[0]).toContain('54071020.00');
  const vencido = await el('2026-04-20');
  expect(vencido.textos[0]).toContain('VENCIDO Venció el 19/04/2026');
  expect(await codigos(vencido)).toEqual({ barras: [], qr: [] });
});
