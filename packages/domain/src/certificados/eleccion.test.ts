import { expect, test } from 'vitest';
import { crearCampo } from '../formularios/crear-campo.ts';
import { validarCampos } from '../formularios/validar.ts';
import { configuracionDe } from './configuracion.ts';
import { cambiarRespuesta, camposDeEleccion, respuestasDe, validarConfiguracion } from './eleccion.ts';

test('cada tipo pregunta lo suyo, y lo contestado de otro se olvida [CER-007, CER-008]', () => {
  const rutas = (tipo: Parameters<typeof camposDeEleccion>[0]) => camposDeEleccion(tipo).map(({ ruta }) => ruta);
  expect(rutas(null)).toEqual(['tipo']);
  expect(rutas('t1r')).toEqual(['tipo']);
  expect(rutas('caie')).toEqual(['tipo', 'suministroElectrico']);
  expect(rutas('t1g')).toEqual(['tipo', 'tipoCableado', 'verificacion']);

  const conSuministro = cambiarRespuesta(configuracionDe('caie'), 'suministroElectrico', 'definitiva');
  expect(conSuministro.suministroElectrico).toEqual({ value: 'definitiva' });
  expect(validarConfiguracion(conSuministro)).toEqual([]);
  expect(respuestasDe(cambiarRespuesta(conSuministro, 'tipo', 'caie_er')).suministroElectrico).toBeNull();
  expect(cambiarRespuesta(conSuministro, 'tipo', 'otro').tipo).toBeNull();
});

test('la respuesta que el tipo no ofrece no vale, aunque venga de antes [CER-010]', () => {
  const ajena = cambiarRespuesta(configuracionDe('caie_er'), 'suministroElectrico', 'definitiva');
  expect(validarConfiguracion(ajena).map(({ campo }) => campo)).toEqual(['suministroElectrico']);
});

test('lo que se ofrece cerrado no se puede elegir', () => {
  const opciones = [
    { valor: 'caie', etiqueta: 'CAIE' },
    { valor: 't1g', etiqueta: 'T1G', cerrada: true },
  ] as const;
  const campo = crearCampo('tipo', 'Tipo', 'opcion', { requerido: 'opcion_requerida', opciones });
  const codigos = (tipo: string | null) => validarCampos([campo], { tipo }).map(({ codigo }) => codigo);
  expect(codigos('caie')).toEqual([]);
  expect(codigos('t1g')).toEqual(['opcion_invalida']);
  expect(codigos(null)).toEqual(['opcion_requerida']);
});
