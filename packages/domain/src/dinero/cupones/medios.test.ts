import { describe, expect, test } from 'vitest';
import { MEDIOS_DE_PAGO, type MedioHabilitado, mediosOfrecidos, SIN_CUPON, unicoMedio } from './medios.ts';

const todos: MedioHabilitado[] = MEDIOS_DE_PAGO.map((key) => ({ key, nombre: key, habilitado: true }));
const impide = (cupon = SIN_CUPON, caidos: ('sipago' | 'codigo_barra')[] = []) =>
  Object.fromEntries(
    mediosOfrecidos(todos, cupon, caidos)
      .filter(({ disabled }) => disabled)
      .map(({ key, disabled_message, remedy }) => [key, [disabled_message, remedy]]),
  );

describe('los medios que se ofrecen', () => {
  test('solo los habilitados en el circuito [PAG-015]', () => {
    const [uno, ...otros] = todos;
    const deshabilitado = { ...uno, key: 'codigo_barra' as const, nombre: 'x', habilitado: false };
    expect(mediosOfrecidos([deshabilitado, ...otros], SIN_CUPON).map(({ key }) => key)).not.toContain('codigo_barra');
  });

  test('Red Link una vez, la haya elegido o ya se haya enviado [PAG-013]', () => {
    expect(impide()).toEqual({});
    expect(impide({ ...SIN_CUPON, preferencias: ['redLink'] })).toEqual({
      redLink: ['cupon_ya_en_red_link', null],
    });
    expect(impide({ ...SIN_CUPON, enviado_red_link: true })).toEqual({ redLink: ['cupon_ya_en_red_link', null] });
  });

  test('el cupón impreso una vez: después, solo se vuelve a imprimir [PAG-014, PAG-016]', () => {
    const impreso = { ...SIN_CUPON, preferencias: ['codigo_barra' as const] };
    expect(impide(impreso)).toEqual({ codigo_barra: ['cupon_ya_generado', 'print'] });
    expect(impide(impreso, ['codigo_barra'])).toEqual({ codigo_barra: ['cupon_ya_generado', 'print'] });
  });

  test.each([
    ['0.01', true],
    ['99999.99', true],
    ['100000.00', false],
    ['1985400.00', false],
  ])('el cupón impreso se ofrece donde su importe entra en el código de barras: %s', (importe, entra) => {
    expect(impide({ ...SIN_CUPON, importe })).toEqual(entra ? {} : { codigo_barra: ['cupon_sin_barra', null] });
  });

  test('el que no responde lo dice', () => {
    expect(impide(SIN_CUPON, ['sipago'])).toEqual({ sipago: ['medio_en_mantenimiento', null] });
  });

  test('el único que se puede elegir se elige solo; entre varios, ninguno [PAG-019]', () => {
    const dos = mediosOfrecidos(todos.slice(0, 2), { ...SIN_CUPON, enviado_red_link: true });
    expect(unicoMedio(dos)).toBe('codigo_barra');
    expect(unicoMedio(mediosOfrecidos(todos, SIN_CUPON))).toBeNull();
    expect(unicoMedio([])).toBeNull();
  });
});
