import { type AjustesDelColegio, rutasDeAjustes as R } from '@colega/contract/colegio';
import { textoDelColegio } from '@colega/contract/mensajes';
import { leerListaDePartidos, validarNombreDeDistrito } from '@colega/domain/colegio';
import { crearCampo } from '@colega/domain/formularios';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import type { Ajuste } from './ajuste.ts';
import { armarErrores, dato } from './campos-de-ajuste.ts';

type Distrito = AjustesDelColegio['distritos'][number];

export const partidosDe = ({ partidos: { partidos } }: AjustesDelColegio, id: number) =>
  partidos.filter(({ distrito_id }) => distrito_id === id);

const NOMBRE = dato('nombre', 'Nombre', 60, 'Por ejemplo, Distrito I o Zona Norte.');
const deLosOtros = ({ distritos }: AjustesDelColegio, id: number | null) =>
  distritos.filter((otro) => otro.id !== id).map(({ nombre }) => nombre);
const versionDe = ({ id, version }: Distrito) => ({
  versionEn: ({ distritos }: AjustesDelColegio) => distritos.find((otro) => otro.id === id)?.version ?? version,
});
const otrosAbiertos = ({ distritos }: AjustesDelColegio, id: number) =>
  distritos
    .filter((otro) => otro.id !== id && !otro.cerrado)
    .map((otro) => ({ value: String(otro.id), label: otro.nombre }));

export const crearDistritoNuevo = (ajustes: AjustesDelColegio): Ajuste => ({
  titulo: 'Agregar un distrito',
  consecuencias: ['Empieza sin partidos, sin oficinas y sin nadie: después se los pasás.'],
  campos: [NOMBRE],
  iniciales: { nombre: '' },
  validar: ({ nombre = '' }) => armarErrores(validarNombreDeDistrito(nombre.trim(), deLosOtros(ajustes, null))),
  pedir: ({ nombre = '' }, opciones) => llamar(R.crearDistrito, { body: { nombre } }, opciones),
});

export const crearCambioDeDistrito = (ajustes: AjustesDelColegio, distrito: Distrito): Ajuste => ({
  titulo: `Cambiar el nombre de ${distrito.nombre}`,
  consecuencias: ['Se lee así desde que guardás, también en lo que ya está.'],
  campos: [NOMBRE],
  iniciales: { nombre: distrito.nombre },
  ...versionDe(distrito),
  validar: ({ nombre = '' }) => armarErrores(validarNombreDeDistrito(nombre.trim(), deLosOtros(ajustes, distrito.id))),
  pedir: ({ nombre = '' }, opciones) =>
    llamar(R.cambiarDistrito, { params: { id: distrito.id }, body: { nombre } }, opciones),
});

export const crearCierreDeDistrito = (ajustes: AjustesDelColegio, distrito: Distrito): Ajuste => {
  const suyos = partidosDe(ajustes, distrito.id).length;
  return {
    titulo: `Cerrar ${distrito.nombre}`,
    consecuencias: [
      'No se cierra si tiene legajos en curso, matriculados, operadores u oficinas en la lista, de hoy o de un día que viene. Lo que ya se hizo en él queda como está.',
    ],
    campos: suyos === 0 ? [] : [crearCampo('pasa_a', `Sus ${suyos} partidos pasan a`, 'lista', { requerido: true })],
    elecciones: { pasa_a: [{ value: '', label: 'Elegí un distrito' }, ...otrosAbiertos(ajustes, distrito.id)] },
    iniciales: { pasa_a: '' },
    ...versionDe(distrito),
    validar: () => ({}),
    pedir: ({ pasa_a = '' }, opciones) =>
      llamar(
        R.cambiarCierreDeDistrito,
        { params: { id: distrito.id }, body: { cerrado: true, pasa_a: pasa_a === '' ? null : Number(pasa_a) } },
        opciones,
      ),
  };
};

export const crearReapertura = (distrito: Distrito): Ajuste => ({
  titulo: `Abrir ${distrito.nombre} otra vez`,
  consecuencias: ['Vuelve a la lista, sin los partidos que tenía.'],
  campos: [],
  iniciales: {},
  ...versionDe(distrito),
  validar: () => ({}),
  pedir: (_, opciones) =>
    llamar(
      R.cambiarCierreDeDistrito,
      { params: { id: distrito.id }, body: { cerrado: false, pasa_a: null } },
      opciones,
    ),
});

/** One of the list, or many that are pasted. */
const elegidosEn = (ajustes: AjustesDelColegio, { uno = '', lista = '' }: Readonly<Record<string, string>>) => {
  const { elegidos, desconocidos } = leerListaDePartidos(lista, ajustes.partidos.partidos);
  return { ids: [...new Set([...(uno === '' ? [] : [Number(uno)]), ...elegidos])], desconocidos };
};

export const crearPaseDePartidos = (ajustes: AjustesDelColegio, distrito: Distrito): Ajuste => {
  const suyos = partidosDe(ajustes, distrito.id);
  const nombreDe = (id: number | null) => ajustes.distritos.find((otro) => otro.id === id)?.nombre ?? 'sin distrito';
  const ajenos = ajustes.partidos.partidos.filter(({ distrito_id }) => distrito_id !== distrito.id);
  return {
    titulo: `Pasar partidos a ${distrito.nombre}`,
    consecuencias: [
      suyos.length === 0
        ? 'Hoy no tiene ninguno.'
        : `Hoy tiene ${suyos.length}: ${suyos.map(({ nombre }) => nombre).join(', ')}.`,
      'Los que elijas salen del distrito en que están. Los legajos y los matriculados no se mueven.',
    ],
    campos: [
      crearCampo('uno', 'Un partido', 'lista', {}),
      crearCampo('lista', 'O varios', 'texto', {
        largo: 5000,
        ayuda: 'Uno por renglón o con comas: su nombre o su código de ARBA. Se puede pegar de una planilla.',
      }),
    ],
    largos: ['lista'],
    elecciones: {
      uno: [
        { value: '', label: 'Ninguno' },
        ...ajenos.map(({ id, nombre, distrito_id }) => ({
          value: String(id),
          label: `${nombre} (${nombreDe(distrito_id)})`,
        })),
      ],
    },
    iniciales: { uno: '', lista: '' },
    versionEn: ({ partidos }) => partidos.version,
    validar: (valores): Record<string, string> => {
      const { ids, desconocidos } = elegidosEn(ajustes, valores);
      if (desconocidos.length > 0) return { lista: `No conocemos: ${desconocidos.join(', ')}.` };
      return ids.length === 0 ? { uno: textoDelColegio({ codigo: 'dato_requerido' }) } : {};
    },
    pedir: (valores, opciones) =>
      llamar(
        R.moverPartidos,
        { params: { id: distrito.id }, body: { partidos: elegidosEn(ajustes, valores).ids } },
        opciones,
      ),
  };
};
