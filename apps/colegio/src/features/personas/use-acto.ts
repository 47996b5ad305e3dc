import type { ActoHecho } from '@colega/contract/perfil';
import { etiquetaDe } from '@colega/contract/route';
import { useFormularioSimple } from '@colega/web-kit/form/use-formulario-simple.ts';
import { ErrorDeApi } from '@colega/web-kit/lib/api/error-de-api.ts';
import { useIntento } from '@colega/web-kit/lib/api/use-intento.ts';
import { faltantesDe } from '../../lib/faltantes.ts';
import type { Acto } from './actos/acto.ts';

type Errores = Record<string, string>;

/** A refusal that is about one datum, though the server says it of the whole. */
const CAMPO_DE_CODIGO: Readonly<Record<string, string>> = {
  persona_ya_existe: 'cuit',
  persona_de_otro_alcance: 'cuit',
  lo_hace_otra_persona: 'cuit',
  usuario_ya_existe: 'username',
  matricula_ya_existe: 'codigo',
  causa_ya_existe: 'numero',
};

/** What the server says of a datum, by the name that the form knows it by: `datos.email`, `matriculas.0.codigo`. */
const erroresDelServidor = ({ campos }: Acto, causa: unknown): Errores => {
  if (!(causa instanceof ErrorDeApi) || !causa.problem) return {};
  const { errores = [], codigo = '', detail } = causa.problem;
  const delCodigo = CAMPO_DE_CODIGO[codigo];
  if (delCodigo && campos.some(({ ruta }) => ruta === delCodigo)) return { [delCodigo]: detail };
  return Object.fromEntries(
    errores.flatMap(({ campo, mensaje }) => {
      const partes = campo.split('.');
      const suyo = partes.findLast((parte) => campos.some(({ ruta }) => ruta === parte));
      return suyo ? [[suyo, mensaje]] : [];
    }),
  );
};

type Salidas = { alHacerse: (hecho: ActoHecho) => void; alFallar: (causa: unknown) => void };

export const useActo = (acto: Acto, version: number | undefined, { alHacerse, alFallar }: Salidas) => {
  const formulario = useFormularioSimple(acto.campos, { iniciales: acto.iniciales ?? {}, prefijo: 'acto.' });
  const { valores, ocupado, escribir, rechazar, intentar, enfocar, entrada } = formulario;
  const { claveDe } = useIntento();
  const senialar = (errores: Errores): boolean => {
    rechazar(errores);
    const hay = Object.keys(errores).length > 0;
    if (hay) enfocar(errores);
    return hay;
  };
  const hacer = (): Promise<void> =>
    intentar(async () => {
      if (senialar(faltantesDe(acto.campos, valores))) return false;
      const idempotencyKey = claveDe([valores, version]);
      try {
        const ifMatch = version === undefined ? {} : { ifMatch: etiquetaDe(version) };
        alHacerse(await acto.pedir(valores, { idempotencyKey, ...ifMatch }));
        return true;
      } catch (causa) {
        if (!senialar(erroresDelServidor(acto, causa))) alFallar(causa);
        return false;
      }
    });
  return { entrada, valores, escribir, ocupado, hacer };
};
