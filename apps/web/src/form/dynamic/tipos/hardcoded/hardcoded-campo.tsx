import { CLAVE_DE_VIVIENDA } from '@colega/domain/formularios';
import type { PropsDeGrupo } from '../../campos/props.ts';
import { ViviendaCampo } from '../../especiales/vivienda/vivienda-campo.tsx';
import { CompuestoCampo } from '../compuesto/compuesto-campo.tsx';

/** FRM-003. */
export const HardcodedCampo = (props: PropsDeGrupo) =>
  props.campo.key === CLAVE_DE_VIVIENDA ? <ViviendaCampo {...props} /> : <CompuestoCampo {...props} />;
