import { expect, test } from 'vitest';
import type { Valores } from './campo.ts';
import { copiarDeclaracion, preguntasSinResponder, responderConforme } from './de-una-vez.ts';
import { camposDelTipo, DEFINICIONES } from './definiciones.ts';
import { TIPOS_DE_CERTIFICADO } from './tipos.ts';

const HOY = '2026-11-24';
const paso = (id: string) => {
  const hallado = DEFINICIONES.caie.find((uno) => uno.id === id);
  if (!hallado) throw new Error(id);
  return hallado;
};
const lleno = (type: (typeof TIPOS_DE_CERTIFICADO)[number]): Valores =>
  Object.fromEntries(camposDelTipo(type).map(({ ruta, tipo }) => [ruta, tipo === 'si_no' ? true : '7']));

test('todo conforme responde Sí a lo que nadie respondió, y deja lo que dice No', () => {
  const valores = { cont_cond_activo: false, cont_canal_metalico: null };
  expect(responderConforme(paso('continuidad'), valores)).toEqual({
    cont_canal_metalico: true,
    cont_cond_proteccion: true,
  });
  expect(preguntasSinResponder(paso('inspeccion'), {})).toHaveLength(8);
  expect(preguntasSinResponder(paso('suministro'), {})).toEqual([]);
  // Obra nueva and Reapertura are facts, and one excludes the other.
  for (const uno of DEFINICIONES.eig) expect(preguntasSinResponder(uno, {})).toEqual([]);
  expect(responderConforme(paso('resistencias'), {})).not.toHaveProperty('cond_face_valor');
});

test('se copia lo que se repite y falta acá: nada de quién ni dónde, lecturas, respuestas ni fotos', () => {
  const copiado = copiarDeclaracion('caie', lleno('caie'), { pot_total_kw: '12', tension_kv: ' ' }, HOY);
  expect(copiado).toMatchObject({
    tipo_cableado: '7',
    tension_kv: '7',
    secc_cond_prot_nro: '7',
    normas: '7',
    inm_anio: '2026',
  });
  for (const ruta of ['pot_total_kw', 'titular.id', 'titular.domicilio', 'inmueble.id', 'insp_visual1'])
    expect(copiado).not.toHaveProperty([ruta]);
  for (const ruta of ['cond_face_valor', 'toma_tierra_valor', 'nro_contribuyente', 'inm_observaciones'])
    expect(copiado).not.toHaveProperty([ruta]);
});

test.each(TIPOS_DE_CERTIFICADO)('de un %s nunca se copia un id, una respuesta ni una foto', (type) => {
  const copiado = copiarDeclaracion(type, lleno(type), {}, HOY);
  const tipos = camposDelTipo(type).filter(({ ruta }) => ruta in copiado);
  expect(
    tipos.map(({ tipo }) => tipo).filter((tipo) => !['texto', 'parrafo', 'numero', 'opcion'].includes(tipo)),
  ).toEqual([]);
  expect(copiarDeclaracion(type, {}, { inm_anio: '2019' }, HOY)).toEqual({});
});

test('cada valor de una pregunta la nombra, y va después de ella', () => {
  for (const type of TIPOS_DE_CERTIFICADO) {
    const rutas = camposDelTipo(type).map(({ ruta }) => ruta);
    for (const { ruta, deLaPregunta } of camposDelTipo(type))
      if (deLaPregunta) expect(rutas[rutas.indexOf(ruta) - 1]).toBe(deLaPregunta);
  }
  expect(camposDelTipo('caie').filter(({ deLaPregunta }) => deLaPregunta)).toHaveLength(13);
});
