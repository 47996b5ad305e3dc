import { configuracionDe, TIPOS_DE_CERTIFICADO } from '@colega/domain/certificados';
import { expect, test } from 'vitest';
import { preparar } from '../../../testing/abrir-certificado.tsx';
import { legajoElectrico } from '../../../testing/datos-de-certificados.ts';
import { borradorNuevo } from './borrador-de-certificado.ts';
import { enviarCertificado } from './enviar-certificado.ts';

const ELEGIDO = {
  caie: { suministroElectrico: { value: 'amp_pot' } },
  caie_er: { suministroElectrico: { value: 'v380_caie_5kw' } },
  t1g: { tipoCableado: 'trifasico', verificacion: 'inicial' },
} as const;
const CONFIGURADO: Readonly<Record<string, object>> = {
  caie: { suministro_energia: 'amp_pot' },
  caie_er: { suministro_energia: 'v380_caie_5kw' },
  t1g: { tipo_cableado: 'trifasico', verificacion: 'inicial' },
};

test.each(TIPOS_DE_CERTIFICADO)(
  '%s va con su legajo y con lo elegido, y con nada más de la elección [CER-034]',
  async (type) => {
    const enviados = preparar();
    const configuracion = { ...configuracionDe(type), ...(type in ELEGIDO && ELEGIDO[type as keyof typeof ELEGIDO]) };
    const borrador = borradorNuevo(type, configuracion, legajoElectrico());
    await enviarCertificado({ type, legajo_id: 7, anexo: null }, borrador, { idempotencyKey: 'clave', borrador: null });
    const [{ legajo_id, suministro_energia, tipo_cableado, verificacion } = {}] = enviados;
    expect(JSON.parse(JSON.stringify({ legajo_id, suministro_energia, tipo_cableado, verificacion }))).toEqual({
      legajo_id: 7,
      ...CONFIGURADO[type],
    });
  },
);
