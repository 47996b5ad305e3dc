import { useEffect, useRef, useState } from 'react';

export type ErroresDe<C extends string> = Partial<Record<C, string | undefined>>;

/**
 * The light entry of the engine, for the screens whose fields are few and fixed: what is typed, what is wrong, what is under way.
 * What a value must hold, each screen asks the contract.
 */
export const useFormularioSimple = <C extends string>(iniciales: Readonly<Record<C, string>>) => {
  const [valores, setValores] = useState(iniciales);
  const [errores, setErrores] = useState<ErroresDe<C>>({});
  const [intento, setIntento] = useState(0);
  const [ocupado, setOcupado] = useState(false);
  const enCurso = useRef(false);
  const entradas = useRef(new Map<string, HTMLInputElement>());

  /** What is wrong of a field is no longer said while it is written again. */
  const escribir = (campo: C, valor: string): void => {
    setValores((previos) => ({ ...previos, [campo]: valor }));
    setErrores((previos) => ({ ...previos, [campo]: undefined }));
  };
  /** What an attempt found wrong, in place of what the one before found. */
  const rechazar = (nuevos: ErroresDe<C>): void => {
    setErrores(nuevos);
    setIntento((previo) => previo + 1);
  };
  /** One attempt at a time; it answers whether it ended well, and then the screen may be on its way out. */
  const intentar = async (trabajo: () => Promise<boolean>): Promise<void> => {
    if (enCurso.current) return;
    enCurso.current = true;
    setOcupado(true);
    if (await trabajo()) return;
    enCurso.current = false;
    setOcupado(false);
  };
  const [malos, enfocar] = useState<ErroresDe<C>>({});
  // once what is wrong is said beside it: whoever listens hears both
  useEffect(() => {
    const primero = [...entradas.current.keys()].find((campo) => malos[campo as C] !== undefined);
    if (primero) entradas.current.get(primero)?.focus();
  }, [malos]);
  /** For the input of a field. */
  const entrada = (campo: C) => ({
    error: errores[campo],
    ref: (elemento: HTMLInputElement | null) => {
      if (elemento) entradas.current.set(campo, elemento);
      else entradas.current.delete(campo);
    },
  });
  /** `enfocar` leads to the first field with something wrong, in the order of the screen. */
  return { valores, errores, intento, ocupado, escribir, rechazar, intentar, enfocar, entrada };
};
