import type { Paso } from '@colega/domain/honorarios';
import { expect, test } from 'vitest';
import type { DatosDePlanilla } from './ficha-de-planilla.ts';
import { filasDePasos } from './filas-de-pasos.ts';
import { enTramos } from './fuentes.ts';
import { lineaDeSupuestos, renderPlanilla } from './planilla-de-calculo.ts';

const paso = (texto: string, importe: string, forma: Paso['forma'], pasos: Paso[] = []): Paso => ({
  regla: 'prueba',
  texto,
  importe,
  forma,
  fuente: { norma: 'Res. 1/2026', articulo: 'art. 4' },
  pasos,
});

const superficie: Paso = {
  ...paso('120,00 m² cubiertos × $ 39.400,00 × 1,3', '6146400.00', 'calculo'),
  fuente: { supuesto: 'S-31' },
};

const datos = (cambios: Partial<DatosDePlanilla> = {}): DatosDePlanilla => ({
  calculo: {
    id: 17,
    fecha: '2026-03-15',
    segmento: 'civil',
    categoria: null,
    factor_coeficiente: '1.3',
    factor_correccion: '1',
    unidad_referencial: '39400.00',
    resolucion_id: 4,
    resolucion: 'Res. C.T. 1/2026',
    honorario: '6500000.55',
    honorario_convenido: '7000000.00',
    monto: '7000000.00',
    tareas: [{ tarea: { id: 1, nombre: 'Proyecto' }, monto: '7000000.00' }],
    tareas_valores: [],
    mensajes: ['El acta declara 12,50 % de obra faltante.'],
    pasos: [paso('Proyecto', '6500000.55', 'suma', [superficie, paso('Obra faltante ≥ 10 %', '353600.55', 'suma')])],
    documentacion: [],
  },
  calculado: new Date('2026-03-15T14:30:00Z'),
  segmento: 'Civil',
  categoria: null,
  matriculado: { nombre: 'María Elena García', cuit: '27-20123456-5' },
  legajo: null,
  ...cambios,
});

test('la planilla es un PDF y los mismos datos dan los mismos bytes', async () => {
  const pdf = await renderPlanilla(datos());
  expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
  expect(Buffer.compare(Buffer.from(pdf), Buffer.from(await renderPlanilla(datos())))).toBe(0);
});

test('un paso de referencia lo dice sin códigos: los supuestos van al pie', () => {
  const filas = JSON.stringify(filasDePasos(datos().calculo.pasos));
  expect(filas).toContain('Valor de referencia');
  expect(filas).not.toContain('S-31');
  expect(lineaDeSupuestos(datos().calculo.pasos)).toEqual(['Supuestos: S-31']);
  expect(lineaDeSupuestos([])).toEqual([]);
});

test('una explicación larga sigue en otras páginas', async () => {
  const base = datos();
  const pasos = Array.from({ length: 120 }, (_, i) => paso(`Paso ${i}`, '1.00', 'suma'));
  const corta = Buffer.from(await renderPlanilla(base)).toString('latin1');
  const larga = Buffer.from(await renderPlanilla({ ...base, calculo: { ...base.calculo, pasos } })).toString('latin1');
  const paginas = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
  expect(paginas(corta)).toBe(1);
  expect(paginas(larga)).toBeGreaterThan(3);
});

test('cada letra se dibuja con un subconjunto que la tiene', () => {
  expect(enTramos('Año ≥ Ω Łukasz')).toEqual([
    { text: 'Año ', font: 'latin' },
    { text: '≥', font: 'math' },
    { text: ' ', font: 'latin' },
    { text: 'Ω', font: 'math' },
    { text: ' ', font: 'latin' },
    { text: 'Ł', font: 'latin-ext' },
    { text: 'ukasz', font: 'latin' },
  ]);
});
