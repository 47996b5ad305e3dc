import { expect, test } from 'vitest';
import { ampliacion, borrador, cumplido, detalle, HOY, situacion } from '../../testing/legajos/situaciones.ts';
import { listarFaltas } from './que-falta.ts';

const con = (padron: 'sin_respuesta' | 'no_coincide') => ({ es_colegio: false, locador: false, padron });

test.each([
  ['un borrador', situacion({ estado: 'borrador', detalles: [borrador()] }), ['confirmar']],
  [
    'un borrador de modalidad especial',
    situacion({ estado: 'borrador', detalles: [borrador()], modalidad: { es_especial: true } }),
    ['confirmar_en_el_distrito'],
  ],
  [
    'un borrador cuyo contrato ya terminó',
    situacion({ estado: 'borrador', detalles: [borrador({ vencimiento: '2026-11-19' })] }),
    ['actualizar_fechas'],
  ],
  [
    'un borrador con un comitente por el que el padrón no respondió',
    situacion({ estado: 'borrador', detalles: [borrador()], comitentes: [con('sin_respuesta')] }),
    ['esperar_al_padron'],
  ],
  [
    'un borrador con un comitente que el padrón no reconoce, y otro por el que no respondió',
    situacion({ estado: 'borrador', detalles: [borrador()], comitentes: [con('sin_respuesta'), con('no_coincide')] }),
    ['corregir_comitente'],
  ],
  [
    'una ampliación en borrador que ya terminó',
    situacion({ detalles: [cumplido(), ampliacion({ estado: 'borrador', vencimiento: '2026-11-19' })] }),
    ['actualizar_ampliacion'],
  ],
  ['confirmado', situacion(), ['pagar_cep', 'timbrar']],
  [
    'con el plazo del timbrado vencido',
    situacion({ detalles: [detalle({ cep_pagado: true, vencimiento_timbrado: '2026-11-01' })] }),
    ['timbrar_en_arba'],
  ],
  [
    'un borrador al que le falta algo, o sin matrícula activa',
    situacion({ estado: 'borrador', completo: false, detalles: [borrador()] }),
    ['completar'],
  ],
  [
    'con el cupón de timbrado pago, aunque haya pasado el plazo',
    situacion({
      detalles: [detalle({ cep_pagado: true, vencimiento_timbrado: '2026-11-01', timbrado_pagado: true })],
    }),
    ['sellar'],
  ],
  [
    'timbrada la ampliación y no el original',
    situacion({ detalles: [detalle({ cep_pagado: true }), cumplido({ tipo_contrato: 'ampliacion' })] }),
    ['timbrar'],
  ],
  ['exento y con franquicia', situacion({ modalidad: { cep_exento: true, franquicia: true } }), ['visar']],
  [
    'observado y con una ampliación en borrador',
    situacion({ observacion_abierta: true, detalles: [cumplido(), ampliacion({ estado: 'borrador' })] }),
    ['responder_observacion', 'confirmar_ampliacion'],
  ],
  [
    'observado y ya respondido',
    situacion({ observacion_respondida: true, detalles: [cumplido()] }),
    ['revision_de_la_respuesta'],
  ],
  ['todo cumplido', situacion({ detalles: [cumplido()] }), ['visar']],
  ['visado', situacion({ estado: 'visado', detalles: [cumplido({ visado: true })] }), []],
  [
    'visado con una ampliación nueva',
    situacion({ estado: 'visado', detalles: [cumplido({ visado: true }), ampliacion()] }),
    ['pagar_cep', 'timbrar'],
  ],
  ['anulado', situacion({ estado: 'anulado', detalles: [detalle({ estado: 'anulado' })] }), []],
])('qué falta: %s', (_, s, esperado) => {
  expect(listarFaltas(s, HOY)).toEqual(esperado);
});
