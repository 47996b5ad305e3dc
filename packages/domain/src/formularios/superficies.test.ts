import { expect, test } from 'vitest';
import { crearCampo } from './crear-campo.ts';
import type { Campo, Parametros } from './formulario.ts';
import { valoresIniciales } from './parametros.ts';
import { superficieCargada, superficiesDeOtra } from './superficies.ts';

const formulario = (...campos: Campo[]) => ({ ...{ id: 1, nombre: '', reglas: [], interacciones: [] }, campos });
const metros = (ruta: string) => crearCampo(ruta, 'Superficie', 'decimal', { unidad: 'm²' });
const filas = { ...crearCampo('superficies', 'Superficies', 'incrementador'), campos: [metros('cantidad')] };
const OBRA = formulario(crearCampo('tipo_obra', 'Tipo de obra', 'tipo_obra'), crearCampo('memoria', '', 'texto'));
const MEDICION = formulario(metros('superficie'), crearCampo('plantas', 'Plantas', 'entero'));
const VIVIENDA = formulario(filas);
const obra = {
  tipo_obra: {
    '1.3': {
      subcategoria: '1.3.1',
      superficies: [
        { cantidad: '120.5', tipo_superficie: 'cubierta_m2' },
        { cantidad: '20', tipo_superficie: 'semicubierta_m2' },
      ],
    },
  },
  memoria: 'Casa',
};
const de = (cual: typeof OBRA, parametros: Parametros = valoresIniciales(cual)) => ({ formulario: cual, parametros });

test('los metros cargados se suman, estén donde estén', () => {
  expect(superficieCargada(de(OBRA, obra))).toBe('140.5');
  expect(superficieCargada(de(VIVIENDA, { superficies: [{ cantidad: '100' }, { cantidad: '0.5' }, {}] }))).toBe(
    '100.5',
  );
  expect(superficieCargada(de(MEDICION, { superficie: 'x', plantas: '2' }))).toBeNull();
});

test('el mismo campo se toma entero; una cifra sola, el total; lo que ya está cargado y lo demás, no', () => {
  const otraObra = de(OBRA);
  expect(superficiesDeOtra(otraObra, de(OBRA, obra))).toEqual({ ...otraObra.parametros, tipo_obra: obra.tipo_obra });
  expect(superficiesDeOtra(de(MEDICION), de(OBRA, obra))).toEqual({ ...de(MEDICION).parametros, superficie: '140.5' });
  expect(superficiesDeOtra(de(OBRA, obra), de(OBRA, obra))).toBeNull();
  expect(superficiesDeOtra(de(MEDICION, { superficie: '1' }), de(OBRA, obra))).toBeNull();
  expect(superficiesDeOtra(de(VIVIENDA), de(MEDICION, { superficie: '80', plantas: '' }))).toBeNull();
  expect(superficiesDeOtra(de(MEDICION), de(OBRA))).toBeNull();
});
