import type { VistaDeLegajos } from '@colega/contract/legajos';
import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { avisarError, avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import type { ButtonProps } from '@mantine/core';

export const NO_SE_PUDO = 'No pudimos guardar el cambio. Probá de nuevo.';

type Props = ButtonProps & { en: VistaDeLegajos; alGuardar: () => Promise<void> };

/** What is filtered now, over the view that it began with. */
export const GuardarLosCambios = ({ en: { nombre }, alGuardar, ...resto }: Props) => (
  <BotonDeAccion
    variant="default"
    {...resto}
    ocupado="Guardando…"
    alPresionar={() =>
      alGuardar().then(
        () => void avisarExito(`«${nombre}» quedó con lo que estás viendo.`),
        (falla) => void avisarError(explicarFalla(falla, NO_SE_PUDO)),
      )
    }
  >
    Guardar los cambios en «{nombre}»
  </BotonDeAccion>
);
