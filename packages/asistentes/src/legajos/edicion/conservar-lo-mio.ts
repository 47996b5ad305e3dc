import type { BorradorAutomatico } from '../automatico/borrador.ts';
import type { BorradorDeLegajo } from '../borrador/borrador-de-legajo.ts';
import type { BorradorManual } from '../manual/borrador.ts';
import { type DatoComparable, diferencias } from './diferencias.ts';

type Versiones<B> = {
  mio: B;
  guardado: B;
  base: B | null;
  con_montos: boolean;
};

/** S-173: typed data stay over the stored ones; with money in course, only clients, properties and texts. */
export const conservarLoMio = <B extends BorradorDeLegajo>({ mio, guardado, base, con_montos }: Versiones<B>): B => {
  const localidades = [
    ...guardado.localidades.filter(({ id }) => !mio.localidades.some((otra) => otra.id === id)),
    ...mio.localidades,
  ];
  const ajenos = base ? diferencias(base, guardado).filter((dato) => !diferencias(base, mio).includes(dato)) : [];
  const junto = conCalculo(
    ajenos.reduce((b, dato) => tomar(dato, b, guardado), mio),
    guardado,
    ajenos,
  );
  if (con_montos) return { ...junto, localidades, origen: guardado.origen };
  const { comitentes, ubicacion, contrato } = junto;
  return { ...guardado, comitentes, ubicacion, contrato, localidades };
};

type Cualquiera = BorradorDeLegajo & Partial<BorradorAutomatico> & Partial<BorradorManual>;
const DE_LAS_TAREAS = ['tareas', 'tarea_activa', 'acta', 'filas'] as const;

const tomar = <B extends BorradorDeLegajo>(dato: DatoComparable, hacia: B, desde: B): B => {
  if (dato === 'tareas') {
    const suyas = DE_LAS_TAREAS.filter((clave) => clave in desde).map((clave) => [clave, (desde as Cualquiera)[clave]]);
    return { ...hacia, ...Object.fromEntries(suyas) };
  }
  if (dato in desde.contrato)
    return { ...hacia, contrato: { ...hacia.contrato, [dato]: desde.contrato[dato as never] } };
  return { ...hacia, [dato]: desde[dato as keyof B] };
};

const DEL_CALCULO: readonly DatoComparable[] = [
  'rubro_id',
  'categoria',
  'factor_coeficiente',
  'fecha',
  'tareas',
  'honorario_convenido',
];

/** A calculation holds for all that it was made from, or it is made again. */
const conCalculo = <B extends BorradorDeLegajo>(junto: B, guardado: B, ajenos: readonly DatoComparable[]): B => {
  if (!('calculo' in junto) || !ajenos.some((dato) => DEL_CALCULO.includes(dato))) return junto;
  const distinto = diferencias(junto, guardado).some((dato) => DEL_CALCULO.includes(dato));
  const { calculo, generado } = guardado as Cualquiera;
  return { ...junto, calculo: distinto ? null : calculo, generado: distinto ? null : generado };
};
