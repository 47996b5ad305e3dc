import { Stack, Title } from '@mantine/core';
import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

type Escrito = { titulo: string; esperando?: boolean };
const TituloPuesto = createContext<((escrito: Escrito | null) => void) | null>(null);

/** The heading of a screen. Where one stands since before its data came it is that one, which may have the focus. */
export const TituloDePantalla = ({ titulo, esperando = false }: Escrito) => {
  const escribir = useContext(TituloPuesto);
  useLayoutEffect(() => {
    escribir?.({ titulo, esperando });
    return () => escribir?.(null);
  }, [escribir, titulo, esperando]);
  return escribir ? null : <Title order={1}>{titulo}</Title>;
};

export const ConTitulo = ({ children, ...escrito }: Escrito & { children: ReactNode }) => {
  const puesto = useContext(TituloPuesto) !== null;
  return (
    <Stack gap="lg" {...(puesto && { mt: 'lg' })}>
      <TituloDePantalla {...escrito} />
      {children}
    </Stack>
  );
};

/** One element from the first moment to the last, whatever is drawn under it. What is there may write another title. */
export const TituloFirme = ({ titulo, children }: { titulo: string; children: ReactNode }) => {
  const deAfuera = useContext(TituloPuesto);
  const elemento = useRef<HTMLHeadingElement>(null);
  const [otro, ponerOtro] = useState<string | null>(null);
  const puesto = useRef(otro);
  const escribir = useCallback(
    (escrito: Escrito | null) => {
      elemento.current?.toggleAttribute('data-provisorio', escrito?.esperando === true);
      const nuevo = escrito === null || escrito.titulo === titulo ? null : escrito.titulo;
      if (puesto.current === nuevo) return;
      puesto.current = nuevo;
      // It is read at once, and drawn later: drawn once more as it is put there, the screen would run all its effects in that task.
      if (elemento.current) elemento.current.textContent = nuevo ?? titulo;
      startTransition(() => ponerOtro(nuevo));
    },
    [titulo],
  );
  if (deAfuera) return children;
  return (
    <div>
      <Title order={1} ref={elemento}>
        {otro ?? titulo}
      </Title>
      <TituloPuesto value={escribir}>{children}</TituloPuesto>
    </div>
  );
};
