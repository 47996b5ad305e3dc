import { type AjustesDelColegio, rutasDeAjustes as R } from '@colega/contract/colegio';
import { parseTelefonos, validarNombreDeOficina, validarOficina } from '@colega/domain/colegio';
import { crearCampo } from '@colega/domain/formularios';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { TODO_EL_COLEGIO } from '../../lib/nombres.ts';
import type { Ajuste, LoAjustado } from './ajuste.ts';
import { armarErrores, dato } from './campos-de-ajuste.ts';

type Oficina = AjustesDelColegio['oficinas'][number];

const CAMPOS = [
  dato('nombre', 'Nombre', 60, 'Por ejemplo, Sede central.'),
  crearCampo('distrito_id', 'Distrito', 'lista', {}),
  dato('domicilio', 'Domicilio', 120),
  dato('localidad', 'Localidad', 60),
  dato('telefonos', 'Teléfonos', 220, 'Si hay más de uno, con comas.'),
  crearCampo('horario', 'Horario', 'texto', { largo: 120, ejemplo: 'Lunes a viernes de 8 a 14' }),
  dato('correo', 'Correo', 200),
  dato(
    'orden',
    'Lugar en la lista',
    3,
    'Un número: la primera de cada distrito va en los papeles de sus matriculados.',
  ),
];

const eleccionesDe = ({ distritos }: AjustesDelColegio, suyo: number | null) => ({
  distrito_id: [
    { value: '', label: TODO_EL_COLEGIO },
    ...distritos
      .filter(({ id, cerrado }) => !cerrado || id === suyo)
      .map(({ id, nombre }) => ({ value: String(id), label: nombre })),
  ],
});

const leer = (valores: LoAjustado) => {
  const { nombre = '', distrito_id = '', domicilio = '', localidad = '', horario = '' } = valores;
  const { telefonos = '', correo = '', orden = '' } = valores;
  return {
    ...{ nombre, domicilio, localidad, horario, telefonos: parseTelefonos(telefonos), correo: correo.trim() },
    ...{ distrito_id: distrito_id === '' ? null : Number(distrito_id), orden: Number(orden) },
  };
};

const validarCon =
  ({ oficinas }: AjustesDelColegio, propia: string | null) =>
  (valores: LoAjustado): Record<string, string> => {
    const leida = leer(valores);
    const otras = oficinas.map(({ nombre }) => nombre).filter((nombre) => nombre !== propia);
    return {
      ...(/^[1-9]\d{0,2}$/.test((valores.orden ?? '').trim()) ? {} : { orden: 'Escribí un número del 1 al 999.' }),
      ...armarErrores([...validarOficina(leida), ...validarNombreDeOficina(leida.nombre.trim(), otras)]),
    };
  };

const versionEn = ({ primeras_oficinas: { version } }: AjustesDelColegio): number => version;

const ULTIMO_LUGAR = 999;

/** While the college is set up: whoever administers it says them alone (S-1218). */
export const crearOficinaNueva = (ajustes: AjustesDelColegio): Ajuste => ({
  titulo: 'Agregar una oficina',
  consecuencias: ['Se ve en «Oficinas y teléfonos», que cualquiera abre sin ingresar, en las cartas y en los papeles.'],
  campos: CAMPOS,
  elecciones: eleccionesDe(ajustes, null),
  iniciales: {
    orden: String(Math.min(ULTIMO_LUGAR, Math.max(0, ...ajustes.oficinas.map(({ orden }) => orden)) + 1)),
  },
  validar: validarCon(ajustes, null),
  pedir: (valores, opciones) => llamar(R.decirOficina, { body: leer(valores) }, opciones),
});

export const crearCambioDeOficina = (ajustes: AjustesDelColegio, oficina: Oficina): Ajuste => {
  const { nombre, distrito_id, domicilio, localidad, telefonos, horario, correo, orden } = oficina;
  return {
    titulo: `Cambiar ${nombre}`,
    consecuencias: ['Vale desde que guardás.'],
    campos: CAMPOS,
    elecciones: eleccionesDe(ajustes, distrito_id),
    iniciales: {
      ...{ nombre, domicilio, localidad, horario, correo, telefonos: telefonos.join(', '), orden: String(orden) },
      distrito_id: distrito_id === null ? '' : String(distrito_id),
    },
    versionEn,
    validar: validarCon(ajustes, nombre),
    pedir: (valores, opciones) => llamar(R.cambiarOficina, { params: { nombre }, body: leer(valores) }, opciones),
  };
};

export const crearBajaDeOficina = ({ nombre }: Oficina): Ajuste => ({
  titulo: `Quitar ${nombre}`,
  consecuencias: ['Deja de mostrarse.'],
  campos: [],
  iniciales: {},
  versionEn,
  validar: () => ({}),
  pedir: (_, opciones) => llamar(R.quitarOficina, { params: { nombre } }, opciones),
});
