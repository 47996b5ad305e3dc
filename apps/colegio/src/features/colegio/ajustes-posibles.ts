import { type AjustesDelColegio, nombreDePlazo, rutasDeAjustes as R } from '@colega/contract/colegio';
import { textoDelColegio } from '@colega/contract/mensajes';
import {
  type ClaveDePlazo,
  largosDePlazo,
  validarColores,
  validarIdentidad,
  validarPlazo,
} from '@colega/domain/colegio';
import type { Fecha } from '@colega/domain/fechas';
import { crearCampo } from '@colega/domain/formularios';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import type { Ajuste, LoAjustado } from './ajuste.ts';
import { armarErrores, dato, datosDe } from './campos-de-ajuste.ts';

type Plazo = AjustesDelColegio['plazos'][number];

const contactoDe = ({ domicilio = '', localidad = '', telefono = '', correo = '' }: LoAjustado) => ({
  ...{ domicilio, localidad, telefono, correo: correo.trim() },
});

export const crearCambioDeIdentidad = ({ identidad }: AjustesDelColegio): Ajuste => ({
  titulo: 'Cambiar el nombre, el CUIT o el contacto',
  consecuencias: [
    'Vale desde que guardás, en los dos portales, en las páginas de verificación, en las cartas y en los papeles que se impriman, también los de antes.',
  ],
  campos: [
    dato('nombre', 'Nombre', 120),
    dato(
      'cuit',
      'CUIT',
      13,
      'Va en los cupones y en los recibos. Cuando es el del comitente de un contrato nuevo, no se debe CEP.',
    ),
    dato('domicilio', 'Domicilio', 120),
    dato('localidad', 'Localidad', 60),
    dato('telefono', 'Teléfono', 40),
    dato('correo', 'Correo', 200),
  ],
  iniciales: datosDe(identidad as unknown as LoAjustado, [
    ...['nombre', 'cuit', 'domicilio', 'localidad', 'telefono', 'correo'],
  ]),
  versionEn: (ajustes) => ajustes.identidad.version,
  validar: (valores) =>
    armarErrores(validarIdentidad({ ...contactoDe(valores), cuit: (valores.cuit ?? '').replace(/[-\s]/g, '') })),
  pedir: ({ nombre = '', cuit = '', ...valores }, opciones) =>
    llamar(R.cambiarIdentidad, { body: { nombre, cuit, ...contactoDe(valores) } }, opciones),
});

export const unidadDePlazo = (plazo: ClaveDePlazo): string => (plazo === 'al_dia' ? 'días' : 'días hábiles');

export const crearCambioDePlazo = ({ plazo, dias, version }: Plazo, hoy: Fecha): Ajuste => {
  const { minimo, maximo } = largosDePlazo(plazo);
  const leer = ({ dias: escrito = '', vigente_desde = '' }: LoAjustado) => ({
    ...{ dias: /^\d{1,4}$/.test(escrito.trim()) ? Number(escrito) : -1, vigente_desde },
  });
  return {
    titulo: `Cambiar el plazo: ${nombreDePlazo(plazo)}`,
    consecuencias: [
      `Hoy son ${dias} ${unidadDePlazo(plazo)}. Desde el día que elijas se juzga con los nuevos también lo que ya está esperando; lo anterior queda como se juzgó.`,
    ],
    campos: [
      dato('dias', `Cuántos ${unidadDePlazo(plazo)}`, 4, `Entre ${minimo} y ${maximo}.`),
      crearCampo('vigente_desde', 'Desde', 'fecha', { requerido: true, ayuda: 'Hoy o un día que viene.' }),
    ],
    iniciales: { dias: String(dias), vigente_desde: hoy },
    versionEn: ({ plazos }) => plazos.find((uno) => uno.plazo === plazo)?.version ?? version,
    validar: (valores) => armarErrores(validarPlazo({ plazo, ...leer(valores) }, hoy)),
    pedir: (valores, opciones) => llamar(R.cambiarPlazo, { params: { plazo }, body: leer(valores) }, opciones),
  };
};

const COLOR = /^#[0-9a-f]{6}$/;
export const leerColor = (escrito = ''): string | null => escrito.trim().toLowerCase() || null;
const coloresDe = ({ color, color_oscuro }: LoAjustado) => ({
  ...{ color: leerColor(color), color_oscuro: leerColor(color_oscuro) },
});
export const problemasDeColores = (valores: LoAjustado): Record<string, string> => {
  const colores = coloresDe(valores);
  const mal = Object.entries(colores).filter(([, color]) => color !== null && !COLOR.test(color));
  if (mal.length > 0)
    return Object.fromEntries(mal.map(([campo]) => [campo, textoDelColegio({ codigo: 'color_mal_escrito' })]));
  return armarErrores(validarColores(colores));
};

const AYUDA_DE_COLOR = 'Con numeral y seis cifras o letras de la A a la F. Vacío, el del programa.';
const deColor = (ruta: string, etiqueta: string) =>
  crearCampo(ruta, etiqueta, 'texto', { largo: 7, ayuda: AYUDA_DE_COLOR, ejemplo: '#1b5e2b' });

export const crearCambioDeColores = ({ colores }: AjustesDelColegio): Ajuste => ({
  titulo: 'Cambiar los colores',
  consecuencias: [
    'Se ven en los dos portales, en las páginas de verificación, en las cartas y, el del tema claro, en los papeles. Se acepta cualquier color que se lea en su tema: abajo se ve cómo queda.',
  ],
  campos: [deColor('color', 'Color en el tema claro'), deColor('color_oscuro', 'Color en el tema oscuro')],
  conMuestra: true,
  iniciales: { color: colores.color ?? '', color_oscuro: colores.color_oscuro ?? '' },
  versionEn: (ajustes) => ajustes.colores.version,
  validar: problemasDeColores,
  pedir: (valores, opciones) => llamar(R.cambiarColores, { body: coloresDe(valores) }, opciones),
});
