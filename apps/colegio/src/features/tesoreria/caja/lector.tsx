import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { Group, TextInput } from '@mantine/core';
import { type FormEvent, type Ref, useEffect, useRef, useState } from 'react';
import { usarCifrasSueltas } from './cifras-sueltas.ts';

type Props = {
  campo: Ref<HTMLInputElement>;
  alLeer: (codigo: string) => Promise<string | null>;
  /** When it changes, what was written and what was said of it is over. */
  vez: number;
};

/** A reader types the figures and presses Enter, faster than what it typed before is looked up: each code waits its turn. */
export const Lector = ({ campo, alLeer, vez }: Props) => {
  const [escrito, setEscrito] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [esperan, setEsperan] = useState(0);
  const [vezVista, setVezVista] = useState(vez);
  if (vezVista !== vez) {
    setVezVista(vez);
    setEscrito('');
    setError(null);
  }
  const turno = useRef<Promise<unknown>>(Promise.resolve());
  const propio = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    propio.current?.focus();
    return usarCifrasSueltas(() => propio.current);
  }, []);

  const leer = (codigo: string): void => {
    setEscrito('');
    setError(null);
    setEsperan((cuantos) => cuantos + 1);
    turno.current = turno.current.then(async () => {
      const problema = await alLeer(codigo);
      setEsperan((cuantos) => cuantos - 1);
      if (problema === null) return;
      setError(problema);
      // What a person typed is corrected; what a reader typed is read again.
      if (codigo.length < 15) setEscrito((nuevo) => nuevo || codigo);
      propio.current?.select();
    });
  };
  const alEnviar = (evento: FormEvent) => {
    evento.preventDefault();
    if (escrito.trim() !== '') leer(escrito);
  };
  return (
    <form onSubmit={alEnviar} noValidate aria-label="Leer un cupón o buscar a una persona">
      <Group align="flex-end" gap="sm">
        <TextInput
          ref={(elemento) => {
            propio.current = elemento;
            if (typeof campo === 'function') campo(elemento);
            else if (campo) campo.current = elemento;
          }}
          id="codigo-de-cupon"
          label="Cupón o persona"
          description="Pasá el cupón por el lector, o escribí su número. Sin cupón: el CUIT, el nombre o la matrícula con su letra de quien viene, o «legajo» y su número. Después, Enter."
          value={escrito}
          onChange={({ currentTarget: { value } }) => {
            setEscrito(value);
            setError(null);
          }}
          error={error && <span role="alert">{error}</span>}
          autoComplete="off"
          spellCheck={false}
          maxLength={120}
          flex={1}
          miw={220}
          inputWrapperOrder={['label', 'description', 'error', 'input']}
        />
        <BotonDeAccion type="submit" variant="default" ocupado="Leyendo…" trabajando={esperan > 0}>
          Agregar
        </BotonDeAccion>
      </Group>
    </form>
  );
};
