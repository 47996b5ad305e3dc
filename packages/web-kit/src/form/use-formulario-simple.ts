import { useEffect, useRef, useState } from 'react';

export type ErroresDe<C extends string> = Partial<Record<C, string | undefined>>;

/** The few, fixed fields of a plain screen need no definitions: the contract says what they must hold. */
export const useFormularioSimple = <C extends string>(iniciales: Readonly<Record<C, string>>) => {
  const [valores, setValores] = useState(iniciales);
  const [errores, setErrores] = useState<ErroresDe<C>>({});
  const [intento, setIntento] = useState(0);
  const [ocupado, setOcupado] = useState(false);
  const enCurso = useRef(false);
  const entradas = useRef(new Map<string, HTMLInputElement>());

  /** An error is no longer shown while its field is written again. */
  const escribir = (campo: C, valor: string): void => {
    setValores((previos) => ({ ...previos, [campo]: valor }));
    setErrores((previos) => ({ ...previos, [campo]: undefined }));
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
    const primero = [...entradas.current.keys()].find((campo) => malos[campo as C] !== undefined);
    if (primero) entradas.current.get(primero)?.focus();
  }, [malos]);
  const entrada = (campo: C) => ({
    error: errores[campo],
    ref: (elemento: HTMLInputElement | null) => {
      if (elemento) entradas.current.set(campo, elemento);
      else entradas.current.delete(campo);
    },
  });
  /** `enfocar` leads to the first wrong field, in the order of the screen. */
  return { valores, errores, intento, ocupado, escribir, rechazar, intentar, enfocar, entrada };
};
