import type { useFormularioSimple } from '@colega/web-kit/form/use-formulario-simple.ts';

export type EntradaDeActo = ReturnType<ReturnType<typeof useFormularioSimple>['entrada']>;
