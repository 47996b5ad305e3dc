import { formatCuit } from '../../identificadores/cuit.ts';
import { type CambioDeCampo, compararDatos, type DatoComparado, decirEntero, leerEntero } from './cambio-de-campo.ts';
import { distinguirPor, emparejar } from './emparejar.ts';
import type { FotoDeComitente, FotoDelLegajo } from './foto-del-legajo.ts';

const nombreDe = ({ apellido, nombre }: FotoDeComitente): string => `${apellido} ${nombre}`.trim();
const nombrarComitente = (comitente: FotoDeComitente): string =>
  `${nombreDe(comitente)} (${formatCuit(comitente.cuit)})`;

const oVacio = (valor: unknown): string => (typeof valor === 'string' ? valor : '');
const siNo = (valor: unknown): string => (valor === true ? 'Sí' : 'No');

const domicilio = (comitente: FotoDeComitente, cual: 'real' | 'legal', sin: string): DatoComparado => {
  const de = (parte: string): unknown => comitente[`${cual}_${parte}`] ?? null;
  const [calle, numero, localidad] = [de('calle'), de('numero'), de('localidad')].map(oVacio);
  const escrito = [`${calle} ${numero}`.trim(), localidad].filter(Boolean).join(', ');
  return {
    ...{ campo: 'domicilio_del_comitente', nombre: `Domicilio ${cual}` },
    valor: [de('calle'), de('numero'), de('localidad_id')],
    texto: de('localidad_id') === null && escrito === '' ? sin : escrito,
  };
};

const dato = (campo: string, nombre: string, texto: string): DatoComparado => ({ campo, nombre, valor: texto, texto });

const quienEs = (comitente: FotoDeComitente): DatoComparado[] => [
  dato('cuit', 'CUIT', formatCuit(comitente.cuit)),
  dato('comitentes', 'Apellido y nombre o razón social', nombreDe(comitente)),
];
const datosDe = (comitente: FotoDeComitente): DatoComparado[] => [
  dato('firmante', 'Firmante', comitente.firmante),
  dato('cargo', 'Cargo', comitente.cargo),
  domicilio(comitente, 'real', ''),
  domicilio(comitente, 'legal', 'el mismo que el real'),
  dato('comitentes', 'Es una persona física', siNo(comitente.fisico)),
  dato('comitentes', 'Es locador', siNo(comitente.locador)),
  dato('comitentes', 'Está en la Res. 806/12', siNo(comitente.res_806)),
];
/** Of a whole one, what is not said by its being there. */
const datosDelEntero = (comitente: FotoDeComitente): DatoComparado[] =>
  datosDe(comitente).filter(({ texto }) => texto !== 'No' && texto !== 'el mismo que el real');

const entero = (que: 'agregado' | 'quitado', comitente: FotoDeComitente): CambioDeCampo =>
  decirEntero(que, {
    ...{ campo: 'comitentes', nombre: 'Comitente' },
    texto: leerEntero(nombrarComitente(comitente), datosDelEntero(comitente)),
  });

/** Who has the same CUIT, or else the same name, is the same client. */
export const cambiosDeComitentes = (
  { comitentes: antes }: FotoDelLegajo,
  { comitentes: ahora }: FotoDelLegajo,
): CambioDeCampo[] =>
  emparejar(antes, ahora, [distinguirPor(({ cuit }) => cuit), distinguirPor(nombreDe)]).flatMap(
    ({ antes: era, ahora: es }) => {
      if (era === null) return entero('agregado', es);
      if (es === null) return entero('quitado', era);
      return compararDatos(
        [...quienEs(era), ...datosDe(era)],
        [...quienEs(es), ...datosDe(es)],
        `Comitente ${nombrarComitente(es)}`,
      );
    },
  );

export const leerComitentes = ({ comitentes }: FotoDelLegajo): string => comitentes.map(nombrarComitente).join(' · ');
