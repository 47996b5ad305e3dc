import type { AjustesDelColegio } from '@colega/contract/colegio';
import { CLAVES_DE_PLAZO } from '@colega/domain/colegio';

const oficina = { domicilio: 'Calle 47', telefono: '(0221) 555-0100', correo: 'hola@colegio.example' };

export const ajustesDelColegio = (cambios: Partial<AjustesDelColegio> = {}): AjustesDelColegio => ({
  identidad: { version: 3, nombre: 'Colegio de Técnicos', cuit: '30546672340', ...oficina },
  colores: { version: 1, color: null, color_oscuro: null },
  marca: { version: 1, marca_url: null },
  distritos: [{ version: 1, id: 1, nombre: 'Distrito I', sede: 'La Plata', ...oficina }],
  plazos: CLAVES_DE_PLAZO.map((plazo) => ({ version: 1, plazo, dias: 5, siguen: [] })),
  en_marcha: false,
  textos: [
    { version: 1, clave: 'pie_de_cartas', nombre: 'Al pie de las cartas', texto: '', de_entrada: '' },
    {
      ...{ version: 1, clave: 'asunto.observado', nombre: 'Asunto de la carta: El Colegio observa un legajo tuyo' },
      ...{ texto: 'El Colegio observó {legajo}', de_entrada: 'El Colegio observó {legajo}' },
    },
  ],
  ...cambios,
});
