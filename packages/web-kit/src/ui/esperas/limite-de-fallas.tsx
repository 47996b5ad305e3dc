import { Component, type ReactNode } from 'react';

type Props = { alternativa: ReactNode; children: ReactNode };

export class LimiteDeFallas extends Component<Props, { fallo: boolean }> {
  override state = { fallo: false };
  static getDerivedStateFromError = () => ({ fallo: true });
  override render() {
    return this.state.fallo ? this.props.alternativa : this.props.children;
  }
}
