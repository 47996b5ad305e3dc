import { Interruptor } from '../../campos/interruptor.tsx';
import type { PropsDeHoja } from '../../campos/props.ts';

export const InterruptorCampo = (props: PropsDeHoja) => <Interruptor {...props} />;
