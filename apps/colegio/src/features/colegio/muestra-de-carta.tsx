import { type MuestraDeCarta as Muestra, rutasDeAjustes } from '@colega/contract/colegio';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { leerNonce } from '@colega/web-kit/lib/navegacion/nonce.ts';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { Checkbox, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import estilos from './muestra.module.css';

const FORMAS = [
  { value: 'computadora', label: 'En una computadora' },
  { value: 'celular', label: 'En un celular' },
  { value: 'texto', label: 'Solo el texto' },
];

/** Its colours of night are of whoever reads it at night: here, of whoever asks for them. */
const deHora = (html: string, deNoche: boolean): string =>
  html.replaceAll('@media (prefers-color-scheme:dark)', deNoche ? '@media all' : '@media not all');

/** The page allows only the styles that it gives: those of the letter are given one by one, once it is there. */
const sinEstilos = (html: string): string =>
  html.replaceAll(' style="', ' data-estilo="').replaceAll('<style>', `<style nonce="${leerNonce()}">`);

const darEstilos = ({ contentDocument: carta }: HTMLIFrameElement): void => {
  for (const uno of carta?.querySelectorAll<HTMLElement>('[data-estilo]') ?? [])
    uno.style.cssText = uno.dataset.estilo ?? '';
  // its links are of an example
  carta?.addEventListener('click', (evento) => evento.preventDefault());
};

type DeUna = { carta: Muestra; forma: string; deNoche: boolean };

const Carta = ({ carta, forma, deNoche }: DeUna) =>
  forma === 'texto' ? (
    <section className={estilos.carta} aria-label="La carta, solo el texto">
      {`Asunto: ${carta.asunto}\n\n${carta.texto}`}
    </section>
  ) : (
    <iframe
      // another document, and not the same one with other styles
      key={`${carta.html}${deNoche}`}
      title={`La carta: ${carta.asunto}`}
      className={estilos.marco}
      style={{ colorScheme: deNoche ? 'dark' : 'light', maxWidth: forma === 'celular' ? 360 : '100%' }}
      sandbox="allow-same-origin"
      srcDoc={sinEstilos(deHora(carta.html, deNoche))}
      onLoad={({ currentTarget }) => darEstilos(currentTarget)}
    />
  );

type Props = {
  clave: string;
  texto: string;
  /** Says beside its field what is wrong, before the letter is asked for. */
  estaBien: () => boolean;
};

/** The letter as it would leave, with things that did not happen. */
export const MuestraDeCarta = ({ clave, texto, estaBien }: Props) => {
  const [vista, setVista] = useState<{ de: string; carta: Muestra } | null>(null);
  const [falla, setFalla] = useState<string | null>(null);
  const [forma, setForma] = useState('computadora');
  const [deNoche, setDeNoche] = useState(false);
  const vez = useRef(0);
  const ver = async (): Promise<void> => {
    setFalla(null);
    if (!estaBien()) return;
    vez.current += 1;
    const esta = vez.current;
    try {
      const carta = await llamar(rutasDeAjustes.mostrarCarta, { params: { clave }, body: { texto } });
      if (esta === vez.current) setVista({ de: texto, carta });
    } catch (causa) {
      if (esta !== vez.current) return;
      // it is not the letter of what is written now
      setVista(null);
      setFalla(explicarFalla(causa, todosLosMensajes.error_mostrar_carta));
    }
  };
  return (
    <Stack gap="sm">
      <Group gap="md" align="flex-end">
        <BotonDeAccion variant="default" ocupado="Armando la carta…" alPresionar={ver}>
          {vista ? 'Ver la carta de nuevo' : 'Ver la carta'}
        </BotonDeAccion>
        {vista && (
          <NativeSelect
            label="Cómo se ve"
            data={FORMAS}
            value={forma}
            onChange={({ currentTarget }) => setForma(currentTarget.value)}
          />
        )}
        {vista && forma !== 'texto' && (
          <Checkbox
            label="De noche"
            checked={deNoche}
            onChange={({ currentTarget }) => setDeNoche(currentTarget.checked)}
          />
        )}
      </Group>
      <div role="status">
        {vista && (
          <Text size="sm">
            {vista.de === texto
              ? 'Los datos son de ejemplo. Todavía no se guardó nada.'
              : 'Cambiaste el texto después: es la de antes.'}
          </Text>
        )}
      </div>
      {falla && (
        <div role="alert">
          <Nota tono="advierte">{falla}</Nota>
        </div>
      )}
      {vista && <Carta carta={vista.carta} forma={forma} deNoche={deNoche} />}
    </Stack>
  );
};
