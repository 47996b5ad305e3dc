import { type Campo, esRequerido, leerLargo } from '@colega/domain/formularios';
import { useEffect, useRef, useState } from 'react';

export type ErroresDe<C extends string> = Partial<Record<C, string | undefined>>;

type Opciones<C extends string> = {
  iniciales?: Partial<Record<C, string>>;
  /** Of the ids, where several forms of one shape are on the page. */
  prefijo?: string;
  alEscribir?: (ruta: C, valor: string) => void;
};

/** What any input of a text tells of what was typed in it. */
type Escrito = { currentTarget: { value: string } };

/**
 * The light entry of the engine, for the screens whose fields are few and fixed: what is typed, what is wrong, what is under way.
 * What a value must hold, each screen asks the contract.
 */
export const useFormularioSimple = <F extends readonly Campo[]>(
  campos: F,
  opciones: Opciones<F[number]['ruta']> = {},
) => {
  type C = F[number]['ruta'];
  const { iniciales = {}, prefijo = '', alEscribir } = opciones;
  const [valores, setValores] = useState(
    () =>
      ({ ...Object.fromEntries(campos.map(({ ruta }) => [ruta, ''])), ...iniciales }) as Readonly<Record<C, string>>,
  );
  const [errores, setErrores] = useState<ErroresDe<C>>({});
  const [intento, setIntento] = useState(0);
  const [ocupado, setOcupado] = useState(false);
  const enCurso = useRef(false);
  const entradas = useRef(new Map<string, HTMLElement>());

  /** What is wrong of a field is no longer said while it is written again. */
  const escribir = (ruta: C, valor: string): void => {
    setValores((previos) => ({ ...previos, [ruta]: valor }));
    setErrores((previos) => ({ ...previos, [ruta]: undefined }));
    alEscribir?.(ruta, valor);
  };
  const rechazar = (nuevos: ErroresDe<C>): void => {
    setErrores(nuevos);
    setIntento((previo) => previo + 1);
  };
  /** Attempts go one at a time. True when it ended well: the screen may be on its way out. */
  const intentar = async (trabajo: () => Promise<boolean>): Promise<void> => {
    if (enCurso.current) return;
    enCurso.current = true;
    setOcupado(true);
    if (await trabajo()) return;
    enCurso.current = false;
    setOcupado(false);
  };
  const [malos, enfocar] = useState<ErroresDe<C>>({});
  // The focus moves once the error is beside its field, so that a screen reader says both.
  useEffect(() => {
    const primero = [...entradas.current.keys()].find((ruta) => malos[ruta as C] !== undefined);
    if (primero) entradas.current.get(primero)?.focus();
  }, [malos]);
  /** For the input of a field: its definition says the words, the attempt what is wrong. */
  const entrada = (ruta: C) => {
    const campo = definicionDe(campos, ruta);
    return {
      id: `${prefijo}${ruta}`,
      name: campo.nombre ?? ruta,
      label: campo.etiqueta,
      description: campo.ayuda,
      placeholder: campo.ejemplo,
      autoComplete: campo.autocompletar ?? 'off',
      maxLength: leerLargo(campo),
      required: esRequerido(campo),
      value: valores[ruta],
      error: errores[ruta],
      onChange: ({ currentTarget: { value } }: Escrito) => escribir(ruta, value),
      ref: (elemento: HTMLElement | null) => {
        if (elemento) entradas.current.set(ruta, elemento);
        else entradas.current.delete(ruta);
      },
    };
  };
  /** `enfocar` leads to the first field with something wrong, in the order of the screen. */
  return { valores, errores, intento, ocupado, escribir, rechazar, intentar, enfocar, entrada };
};

const definicionDe = (campos: readonly Campo[], ruta: string): Campo => {
  const campo = campos.find((otro) => otro.ruta === ruta);
  if (!campo) throw new Error(`No definition names the field ${ruta}`);
  return campo;
};
