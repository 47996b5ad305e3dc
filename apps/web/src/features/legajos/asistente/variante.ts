import type { PasoDeAsistente } from '@colega/asistentes/asistente';
import type { BorradorDeLegajo, ContextoDeLegajo } from '@colega/asistentes/legajos';
import type { ProblemaDeLegajo } from '@colega/domain/legajos';
import type { DefinicionDeAsistente } from '@colega/web-kit/form/wizard/definicion.ts';
import type { PreguntaAlSalir } from '@colega/web-kit/form/wizard/guardia-de-salida.tsx';
import type { ComponenteDePaso } from '@colega/web-kit/form/wizard/paso-al-llegar.tsx';
import type { Guardado } from '../../../lib/navegacion/use-guardado.ts';
import type { Abierto } from '../edicion/abrir.ts';

export type OrigenGuardado<B> = {
  abierto: Abierto;
  releer: () => Promise<Abierto>;
  comoBorrador: (abierto: Abierto) => B | null;
  adoptar: (abierto: Abierto) => void;
};

export type Variante<B extends BorradorDeLegajo, C extends ContextoDeLegajo> = {
  titulo: string;
  nombre: string;
  inicial: () => B;
  recorrido?: DefinicionDeAsistente<B, C>['recorrido'];
  foco?: string | undefined;
  pasos: readonly PasoDeAsistente<B, C, ProblemaDeLegajo>[];
  vistas: Readonly<Record<string, ComponenteDePaso>>;
  alCancelar: string;
  guardar: (borrador: B, clave: string) => Promise<Guardado>;
  textoDeFalla?: (error: unknown, alternativa: string) => string;
  /** Its own question on leaving, asked only when there is something to lose (OPN-050). */
  pregunta?: PreguntaAlSalir;
  origen?: OrigenGuardado<B>;
};
