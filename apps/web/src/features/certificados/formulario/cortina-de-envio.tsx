import { useTarda } from '@colega/web-kit/ui/esperas/use-tarda.ts';
import { LoadingOverlay } from '@mantine/core';
import type { ReactNode } from 'react';
import estilos from './formulario.module.css';

/** CER-022. The button itself says what is happening. */
export const CortinaDeEnvio = ({ visible, children }: { visible: boolean; children: ReactNode }) => (
  <div className={estilos.conCortina}>
    {children}
    {visible && <Cortina />}
  </div>
);

const Cortina = () => (
  <LoadingOverlay
    visible={useTarda()}
    aria-hidden
    data-testid="enviando"
    overlayProps={{ blur: 1 }}
    transitionProps={{ duration: 0 }}
  />
);
