import { describe, expect, onTestFinished, test } from 'vitest';
import { conPapel, leerTexto } from '../testing/documents/leer-papel.ts';
import { CONOCIDO, cuponDeMuestra as datos, QR, reciboDeMuestra } from '../testing/documents/papeles-de-muestra.ts';
import { leerBarras, leerQr } from '../testing/leer-codigos.ts';
import { mirarPdf } from '../testing/mirar-pdf.ts';
import { renderCupon } from './cupon.ts';
import type { DatosDeCupon } from './datos-de-cupon.ts';

/** Dots per inch of a laser printer and of a till's. */
const RESOLUCIONES = [300, 203];
const CONOCIDOS = [
  CONOCIDO,
  '04473000438222604155692500000000000000000000515005829391',
  '04440000132671207300093700060098385000000000515000934600',
];
const QR_CONOCIDO =
  '00020101021140200010com.yacare02022350150011336972350495204739953030325802AR5910HAVANNA SA6012BUENOS AIRES81220010com.yacare0204Y2156304E401';

const mirar = async (cambios: Partial<DatosDeCupon> = {}) => {
  const pdf = await renderCupon(datos(cambios));
  const visto = await mirarPdf(pdf);
  onTestFinished(() => visto.cerrar());
  return { pdf, ...visto };
};

/** Where its figures are, printed under the bars. */
const lugaresDelCodigo = (pdf: Uint8Array) =>
  conPapel(pdf, (correr) => correr('pdftotext', '-bbox', '@', '-')).match(/<word [^>]*>\d{4}<|<page /g) ?? [];

describe('el cupón que se puede pagar', () => {
  test.each(CONOCIDOS)('impreso a 300 y a 203 dpi, un lector lee %s y el QR', async (codigo) => {
    const { cobro } = datos();
    const qr = { fecha: '2025-12-31', importe: '1490.80', texto: codigo === CONOCIDO ? QR : QR_CONOCIDO };
    const { imagen } = await mirar({ cobro: cobro && { ...cobro, barra: { codigo, hasta: '2026-01-10' }, qr } });
    for (const dpi of RESOLUCIONES) {
      const pagina = await imagen(0, dpi);
      expect(await leerBarras(pagina)).toEqual([codigo]);
      expect(await leerQr(pagina)).toEqual([qr.texto]);
    }
  });

  test('dice a quién, qué, cuánto, hasta cuándo y cómo; las cifras del código, impresas [PAG-020]', async () => {
    const { textos } = await mirar({ codigo_pago: 'COL27240816356', referencia_pago: '12345' });
    const [texto = ''] = textos;
    expect(textos).toHaveLength(1);
    for (const dicho of [
      'Cupón N.º 12345',
      'María Elena García',
      '27-24081635-6',
      'T-12.345 · Maestra Mayor de Obras',
      'Saldo a favor -$ 109,20',
      'Total $ 1.490,80',
      '1er vencimiento 31/12/2025 $ 1.490,80',
      '2º vencimiento (con recargo) 10/01/2026 $ 1.565,34',
      '1er vencimiento 31/12/2025 · $ 1.490,80',
      '2º vencimiento (con recargo) 10/01/2026 · $ 1.565,34',
      'Código de pago electrónico: COL27240816356 Referencia: 12345',
      'El pago se acredita entre 24 y 48 horas hábiles.',
      CONOCIDO.match(/.{4}/g)?.join(' ') ?? '',
    ])
      expect(texto).toContain(dicho);
    expect(texto).not.toMatch(/PAGADO|VENCIDO|ANULADO|en proceso/);
  });

  test.each([0, 6, 12, 18])(
    'la leyenda del Colegio no mueve ni tapa su código de barras, con %i conceptos',
    async (cuantos) => {
      const items = Array.from({ length: cuantos + 1 }, () => ({ descripcion: 'CUOTA', importe: '1.00' }));
      const { colegio } = datos();
      const sin = await mirar({ items });
      const con = await mirar({
        items,
        colegio: { ...colegio, leyenda: 'No válido como factura. '.repeat(25).trim() },
      });
      const [antes, despues] = [await sin.imagen(0, 203), await con.imagen(0, 203)];
      expect(await leerBarras(despues)).toEqual(await leerBarras(antes));
      const hojas = [...con.textos.keys()];
      const leidos = await Promise.all(hojas.map(async (hoja) => leerBarras(await con.imagen(hoja, 203))));
      expect(leidos.flat()).toEqual([CONOCIDO]);
      expect(con.textos.join(' ')).toContain('No válido como factura.');
      const lugares = lugaresDelCodigo(sin.pdf);
      expect(lugaresDelCodigo(con.pdf).slice(0, lugares.length)).toEqual(lugares);
    },
  );

  test('pasado el primer vencimiento dice lo que se debe ahora; con un pago en proceso, lo avisa', async () => {
    const { textos } = await mirar({ debido: { fecha: '2026-01-10', importe: '1565.34' }, pago_en_proceso: true });
    expect(textos[0]).toContain('31/12/2025 $ 1.490,80 ya pasó');
    expect(textos[0]).toContain('$ 1.565,34 2º vencimiento (con recargo) 10/01/2026');
    expect(textos[0]).toContain('Si ya lo pagaste, no lo pagues de nuevo.');
  });

  test('con un solo importe dice cuándo vence y hasta cuándo se puede pagar', async () => {
    const hasta = { fecha: '2026-01-20', importe: '1490.80' };
    const { textos } = await mirar({ vencimientos: [hasta], debido: hasta });
    expect(textos[0]).toContain('Vencimiento 31/12/2025 $ 1.490,80');
    expect(textos[0]).toContain('Se puede pagar hasta 20/01/2026 $ 1.490,80');
    expect(textos[0]).not.toContain('ya pasó');
    const unDia = await mirar({ vencimientos: [{ ...hasta, fecha: '2025-12-31' }] });
    expect(unDia.textos[0]).not.toContain('Se puede pagar hasta');
  });

  test('con muchos conceptos y nombres largos sigue en otras páginas, y el talón entero se lee en la última', async () => {
    const nombre = 'María de los Ángeles Guadalupe Fernández Łukasiewicz de la Torre y Ñandubay';
    const items = Array.from({ length: 60 }, (_, i) => ({
      descripcion: `CUOTA ${i + 1} · ${'un concepto con un nombre largo '.repeat(3)}`,
      importe: '1.00',
    }));
    const { textos, imagen } = await mirar({ items, pagador: { ...datos().pagador, nombre } });
    expect(textos.length).toBeGreaterThan(3);
    expect(textos.at(-1)).toContain(CONOCIDO.slice(-4));
    expect(await leerBarras(await imagen(textos.length - 1, 203))).toEqual([CONOCIDO]);
    for (const [i, texto] of textos.entries()) expect(texto).toContain(`Página ${i + 1} de ${textos.length}`);
    expect(textos[0]).toContain('Łukasiewicz de la Torre y Ñandubay');
  });

  test('cuando el importe no entra en el código dice por qué, no trae talón, y el QR sigue', async () => {
    const sin_barra = 'El importe supera lo que admite el código de barras.';
    const { cobro } = datos();
    const { textos, imagen } = await mirar({ cobro: cobro && { ...cobro, barra: null, sin_barra } });
    expect(textos[0]).toContain(sin_barra);
    expect(textos[0]).not.toMatch(/Talón|En efectivo|código vale/);
    const pagina = await imagen(0, 203);
    expect(await leerBarras(pagina)).toEqual([]);
    expect(await leerQr(pagina)).toEqual([QR]);
  });
});

describe('el que no se puede pagar', () => {
  test.each([
    ['vencido', 'VENCIDO', 'No se puede pagar: generá uno nuevo.'],
    ['anulado', 'ANULADO', 'Legajo anulado: desistió. No lo pagues.'],
    ['pago', 'PAGADO', 'recibo N.º 87'],
  ] as const)('%s: cruzado, sin códigos, sin talón y sin cómo pagarlo', async (estado, sello, dicho) => {
    const pago = { medio: 'SiPago', externo: 'op-1', importe: '1490.80', aplicado: '1490.80', a_credito: '0.00' };
    const operacion = { ...pago, detalle: null, fecha_pago: new Date('2025-12-22T15:00:00Z'), recibo: 87 };
    const operaciones = estado === 'pago' ? [operacion] : [];
    const cierre = {
      motivo_cierre: estado === 'anulado' ? 'Legajo anulado: desistió' : null,
      cobro: null,
      debido: null,
    };
    const { textos, imagen } = await mirar({ estado, operaciones, ...cierre });
    expect(textos).toHaveLength(1);
    expect(textos[0]).toContain(sello);
    expect(textos[0]).toContain(dicho);
    expect(textos[0]).not.toMatch(/Cómo pagarlo|Talón|0447/);
    const pagina = await imagen(0, 203);
    expect(await leerBarras(pagina)).toEqual([]);
    expect(await leerQr(pagina)).toEqual([]);
  });
});

test('pagado en más de una vez, el recibo que dice es el último que vale; cada fecha entra en un renglón', async () => {
  const operaciones = [86, 87, 88].map((recibo) => ({
    ...reciboDeMuestra().operacion,
    recibo,
    deshecha: recibo === 88,
    fecha_pago: new Date(`2026-01-0${recibo - 80}T18:20:00Z`),
  }));
  const { pdf } = await mirar({ estado: 'pago', cobro: null, debido: null, operaciones });
  const texto = leerTexto(pdf);
  expect(texto).toContain('El 07/01/2026, 15:20 h · recibo N.º 87');
  expect(texto).not.toMatch(/15:20$/m);
  expect(texto.match(/0[678]\/01\/2026, 15:20 h/g)).toHaveLength(1 + operaciones.length);
});

test('el papel tiene título e idioma; los mismos datos dan los mismos bytes', async () => {
  const { pdf } = await mirar();
  const crudo = Buffer.from(pdf).toString('latin1');
  expect(crudo).toContain('/Lang (es-AR)');
  expect(crudo).toContain('/DisplayDocTitle true');
  expect(Buffer.compare(Buffer.from(pdf), Buffer.from(await renderCupon(datos())))).toBe(0);
});
