import { describe, expect, test } from 'vitest';
import type { NombreDeFormato } from '../formularios/formatos.ts';
import type { Campo } from '../formularios/formulario.ts';
import { leerFormato } from '../formularios/reglas-de-campo.ts';
import { camposDelTipo } from './definiciones.ts';
import { TIPOS_DE_CERTIFICADO } from './tipos.ts';
import { validarCampo } from './validar.ts';

type Limite = { bien: readonly string[]; mal: readonly string[]; codigo: string };

/** Values lie below, at and above each limit. */
const REGLAS: Record<Exclude<NombreDeFormato, 'digitos_y_separadores'>, Limite> = {
  seis_digitos: { bien: ['0', '999998,99', '999999'], mal: ['999999,01', '1000000', '1,234'], codigo: 'seis_digitos' },
  seis_digitos_sin_separadores: {
    bien: ['0', '999998', '999999'],
    mal: ['1000000', '30,5', '30.5'],
    codigo: 'seis_digitos_sin_separadores',
  },
  ocho_digitos: {
    bien: ['0', '99999998,99', '99999999'],
    mal: ['99999999,01', '100000000', '1,234'],
    codigo: 'ocho_digitos',
  },
  entero: { bien: ['0', '1'], mal: ['123456789', '1,5', '-1'], codigo: 'entero' },
  anio: {
    bien: ['1900', '1901', '2099', '2100'],
    mal: ['1899', '2101', '26', '2026,5'],
    codigo: 'anio_fuera_de_rango',
  },
  nueve_decimales: {
    bien: ['1,12345678', '1,123456789', '999999'],
    mal: ['1,1234567891', '1000000', '-1'],
    codigo: 'nueve_decimales',
  },
};

const topeDe = ({ reglas }: Campo, nombre: 'hasta' | 'largo' | 'minimo'): number | undefined =>
  reglas.flatMap((una) => (una.regla === nombre ? [Number(una.tope)] : []))[0];

const deSuRegla = (campo: Campo): Limite[] => {
  const regla = leerFormato(campo);
  if (!regla || regla === 'digitos_y_separadores') throw new Error(`${campo.ruta} has no format of a number`);
  const suyo = REGLAS[regla];
  if (topeDe(campo, 'minimo') === undefined) return [suyo];
  const bien = [...suyo.bien.filter((valor) => valor !== '0'), '1'];
  return [
    { ...suyo, bien },
    { bien: [], mal: regla === 'entero' ? ['0'] : ['0', '0,00'], codigo: 'minimo' },
  ];
};
const limiteDeNumero = (campo: Campo): Limite[] => {
  const maximo = topeDe(campo, 'hasta');
  const hasta = (tope: number) => ({ bien: [`${tope - 1}`, `${tope}`], mal: [`${tope + 1}`], codigo: 'valor_hasta' });
  return [...deSuRegla(campo), ...(maximo === undefined ? [] : [hasta(maximo)])];
};
const limiteDeTexto = (campo: Campo): Limite[] => {
  const [largo, regla] = [topeDe(campo, 'largo') ?? 0, leerFormato(campo)];
  return [
    { bien: ['1'.repeat(largo - 1), '1'.repeat(largo)], mal: ['1'.repeat(largo + 1)], codigo: 'largo_maximo' },
    ...(regla ? [{ bien: ['1, 2-3.4'.slice(0, largo)], mal: ['2x4', '1/2'], codigo: regla }] : []),
  ];
};

const limitesDe = (campo: Campo): Limite[] => {
  if (campo.tipo === 'numero') return limiteDeNumero(campo);
  return campo.tipo === 'texto' || campo.tipo === 'parrafo' ? limiteDeTexto(campo) : [];
};

describe.each(TIPOS_DE_CERTIFICADO)('%s: debajo de cada límite, en él y encima', (type) => {
  const conLimites = camposDelTipo(type)
    .map((campo) => [campo.ruta, campo, limitesDe(campo)] as const)
    .filter(([, , limites]) => limites.length > 0);
  test.each(conLimites)('%s', (_, campo, limites) => {
    for (const { bien, mal, codigo } of limites) {
      for (const valor of bien) expect(validarCampo(campo, valor), valor).toBeNull();
      for (const valor of mal) expect(validarCampo(campo, valor), valor).toMatchObject({ campo: campo.ruta, codigo });
    }
  });
});
