import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { Button, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useCuentaRegresiva } from '../resultado/use-cuenta-regresiva.ts';

/** S-915. */
const SEGUNDOS = 8;

type Props = { texto: string; alAbrir: () => Promise<void> };

/** The next payment opens by itself, unless the person says no or does anything else on the page. */
export const SigueSolo = ({ texto, alAbrir }: Props) => {
  const [parado, setParado] = useState(false);
  const [abriendo, setAbriendo] = useState(false);
  const caja = useRef<HTMLDivElement>(null);
  const abrir = async (): Promise<void> => {
    setParado(true);
    setAbriendo(true);
    try {
      await alAbrir();
    } finally {
      setAbriendo(false);
    }
  };
  const restan = useCuentaRegresiva(SEGUNDOS, 0, parado, () => {
    // whoever looks at another tab would not see where it went
    if (document.visibilityState === 'visible') void abrir();
    else setParado(true);
  });
  useEffect(() => {
    const parar = ({ target }: Event): void => {
      if (!caja.current?.contains(target as Node)) setParado(true);
    };
    const sucesos = ['pointerdown', 'keydown'] as const;
    for (const suceso of sucesos) document.addEventListener(suceso, parar, true);
    return () => {
      for (const suceso of sucesos) document.removeEventListener(suceso, parar, true);
    };
  }, []);
  return (
    <Stack ref={caja} gap="xs" align="center">
      <BotonDeAccion ocupado="Abriendo…" trabajando={abriendo} alPresionar={abrir}>
        {texto}
      </BotonDeAccion>
      {/* said once, and after it is there: the seconds are only seen */}
      <Text size="sm" c="dimmed" role="status">
        {!parado && restan < SEGUNDOS ? 'Se abre solo en unos segundos.' : ''}
      </Text>
      {!parado && (
        <Button variant="subtle" onClick={() => setParado(true)}>
          Parar acá <span aria-hidden="true">&nbsp;({restan})</span>
        </Button>
      )}
    </Stack>
  );
};
